// The beginning: waits for the sandbox, and opens the desk.

import { Desk } from "./desk.js";
import { h, put } from "./dom.js";
import { settle } from "./world.js";

const root = document.getElementById("app");

async function start() {
  for (;;) {
    try {
      await settle();
      await new Desk(root).start();
      return;
    } catch (why) {
      put(root, h("p", { class: "starting" }, String(why?.message ?? why)));
      console.error(why);
      await new Promise((wake) => setTimeout(wake, 1000));
    }
  }
}

start();

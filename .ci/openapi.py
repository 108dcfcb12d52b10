"""Holds recorded REST traffic against Discord's own OpenAPI description.

usage: openapi.py DESCRIPTION RECORD...

A record has one request and its answer a line, as the sandbox writes them. Every request that the
sandbox accepted and every answer that it gave must fit, but for what `settled` sets right, each with its
reason.
"""

import json
import re
import sys
import urllib.parse

import jsonschema
import jsonschema_rs
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

NAME = "urn:discord"


def settled(value, key=None):
    """The value without the differences that are known to be the description's."""
    if isinstance(value, dict):
        value = {name: settled(inner, name) for name, inner in value.items()}
        # serenity sends an attachment's number as a number; Discord takes it.
        if key == "attachments" and isinstance(value.get("id"), int):
            value["id"] = str(value["id"])
        # The description takes a command's permissions as a number, and answers them as the text that
        # Discord's reference names for both.
        needed = value.get("default_member_permissions")
        if "application_id" not in value and isinstance(needed, str) and needed.isdigit():
            value["default_member_permissions"] = int(needed)
        # The description says that an error's code is a number; Discord sends words.
        if key == "_errors" and isinstance(value.get("code"), str):
            value["code"] = 0
        return value
    if isinstance(value, list):
        return [settled(inner, key) for inner in value]
    return value


def routes(description):
    found = []
    for path, methods in description["paths"].items():
        pattern = re.compile("^" + re.sub(r"\{[^}]+\}", "[^/]+", path) + "$")
        found.append((path.count("{"), pattern, path, methods))
    return sorted(found, key=lambda route: route[0])


def leaves(error):
    """The innermost complaints of the alternative that was meant: its `type` fits, or it fits best."""
    if not error.context:
        return [error]
    alternatives = {}
    for inner in error.context:
        alternatives.setdefault(inner.schema_path[0], []).extend(leaves(inner))

    def distance(complaints):
        other = any(list(c.absolute_path)[-1:] == ["type"] for c in complaints)
        return other, len(complaints)

    return min(alternatives.values(), key=distance)


class Checker:
    def __init__(self, description):
        self.description = description
        resource = Resource(contents=description, specification=DRAFT202012)
        self.registry = Registry().with_resource(NAME, resource)
        # Judges in a hundredth of the time; what it refuses the other one explains.
        self.quick = jsonschema_rs.Registry([(NAME, description)])
        self.judges = {}
        self.routes = routes(description)
        self.checked = 0
        self.complaints = 0
        self.faults = {}

    def route(self, method, path):
        for _, pattern, name, methods in self.routes:
            if pattern.match(path) and method.lower() in methods:
                return name, methods[method.lower()]
        return None, None

    def fits(self, what, where, schema, value):
        value = settled(value)
        judge = self.judges.get(id(schema))
        if judge is None:
            judge = jsonschema_rs.Draft202012Validator(schema, registry=self.quick)
            self.judges[id(schema)] = judge
        if judge.is_valid(value):
            return
        validator = jsonschema.Draft202012Validator(schema, registry=self.registry)
        before = self.complaints
        for error in validator.iter_errors(value):
            self.complaints += 1
            worst = leaves(error)[0]
            place = "/".join(map(str, worst.absolute_path))
            self.fault(f"{what} of {where}: {place}: {worst.message[:160]}")
        if self.complaints == before:
            self.fault(f"{what} of {where}: only one of two judges takes it")

    def fault(self, text):
        self.faults[text] = self.faults.get(text, 0) + 1

    def check(self, call):
        path = urllib.parse.urlparse(call["path"]).path
        path = re.sub(r"^/api/v\d+", "", path)
        method, status = call["method"], str(call["status"])
        name, operation = self.route(method, path)
        if operation is None and status in ("404", "405"):
            return  # Asked for nothing that exists, and told so.
        if operation is None:
            self.fault(f"{method} {path} is no operation of Discord's")
            return
        self.checked += 1
        if status.startswith("5"):
            return  # A switched-on fault: Discord describes no answer for its own trouble.
        where = f"{method} {name} ({status})"
        answers = operation["responses"]
        answer = answers.get(status) or answers.get(status[0] + "XX")
        if answer is None:
            self.fault(f"{where} is no answer of Discord's")
            return
        if "$ref" in answer:
            answer = self.description["components"]["responses"][answer["$ref"].split("/")[-1]]
        if "content" in answer and call["response_json"] is not None:
            schema = answer["content"]["application/json"]["schema"]
            self.fits("answer", where, schema, call["response_json"])
        if status.startswith("2") and "requestBody" in operation and call["request_json"] is not None:
            content = operation["requestBody"]["content"]
            content = content.get("application/json") or next(iter(content.values()))
            self.fits("request", where, content["schema"], call["request_json"])


def main():
    description, *records = sys.argv[1:]
    with open(description, encoding="utf-8") as file:
        # Each schema is used by itself, so its references must say of which document.
        checker = Checker(json.loads(file.read().replace('"#/', f'"{NAME}#/')))
    for record in records:
        with open(record, encoding="utf-8") as file:
            for line in file:
                checker.check(json.loads(line))
    for fault, times in sorted(checker.faults.items()):
        print(f"{times} x {fault}")
    print(f"{checker.checked} calls checked")
    if checker.faults or not checker.checked:
        sys.exit("recorded traffic does not fit Discord's description")


if __name__ == "__main__":
    main()

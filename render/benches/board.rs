//! A whole board from view to PNG bytes.

fn main() {
    divan::main();
}

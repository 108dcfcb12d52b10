"""Holds compose files to the Compose specification's own schema, as an older docker-compose brings it."""

import json
import sys
import zipfile

import jsonschema
import yaml

wheel, *files = sys.argv[1:]
with zipfile.ZipFile(wheel) as brought:
    schema = json.loads(brought.read("compose/config/compose_spec.json"))
judge = jsonschema.Draft7Validator(schema)
faults = [
    f"{file}: {'.'.join(map(str, fault.path))}: {fault.message}"
    for file in files
    for fault in judge.iter_errors(yaml.safe_load(open(file)))
]
print(*faults or [f"{len(files)} compose files are as the specification wants them"], sep="\n")
sys.exit(bool(faults))

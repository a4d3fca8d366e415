"""Holds compose.yaml and the Containerfile against what their readers want, where no container engine is at hand."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
SERVICE = {
    "build", "cap_drop", "command", "depends_on", "environment", "healthcheck", "image", "networks", "ports", "read_only", "restart",
    "security_opt", "tmpfs", "volumes",
}  # fmt: skip
"""The keys of a service that we use, out of the Compose Specification."""
WORDS = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
wrong: list[str] = []


def want(so: object, what: str) -> None:
    """Note what is not as it should be."""
    if not so:
        wrong.append(what)


def compose() -> None:
    """Known keys, references that lead somewhere, variables that env.example names, nothing with the latest of everything."""
    text = (HERE / "compose.yaml").read_text(encoding="utf-8")
    data: dict[str, Any] = yaml.safe_load(text)
    want(set(data) == {"name", "services", "networks", "volumes"}, f"compose.yaml: {sorted(data)}")
    named = set(re.findall(r"^(\w+)=", (HERE / "env.example").read_text(encoding="utf-8"), re.M))
    want(set(re.findall(r"\$\{(\w+)", text)) == named, "compose.yaml and env.example speak of other variables")
    for name, service in data["services"].items():
        want(set(service) <= SERVICE, f"{name}: {sorted(set(service) - SERVICE)}")
        want(("image" in service) != ("build" in service), f"{name}: image or build")
        image = service.get("image", "python:3")
        want(":" in image.rpartition("/")[2] and not image.endswith(":latest"), f"{name}: {image} has no version")
        want(service.get("restart"), f"{name} is not started again")
        for other, how in service.get("depends_on", {}).items():
            want(other in data["services"], f"{name} depends on {other}")
            want(how["condition"] != "service_healthy" or "healthcheck" in data["services"][other], f"{other} has no healthcheck")
        networks = service.get("networks", [])
        want(set(networks) <= set(data["networks"]), f"{name}: networks")
        for mount in service.get("volumes", []):
            source = mount.split(":")[0]
            want((HERE / source).exists() if source.startswith(".") else source in data["volumes"], f"{name}: {source}")
        if "build" in service:
            root = HERE / service["build"]["context"]
            want((root / service["build"]["dockerfile"]).is_file(), f"{name}: its Containerfile")
    proxy = data["services"]["caddy"]["networks"]["inside"]["ipv4_address"]
    want(data["services"]["taletable"]["environment"]["TALETABLE_PROXIES"] == proxy, "the server believes another address than Caddy's")


def containerfile() -> None:
    """What hadolint would look at: known words, versions, sources that are there, a user without rights, lists for commands."""
    text = re.sub(r"\\\n", " ", (HERE / "Containerfile").read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    stages: set[str] = set()
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        want(word in WORDS, f"Containerfile: {word}")
        parts = shlex.split(rest)
        if word == "FROM":
            want(":" in parts[0].rpartition("/")[2] and not parts[0].endswith(":latest"), f"{parts[0]} has no version")
            stages |= set(parts[2:3])
        if word == "COPY":
            source = [part for part in parts[:-1] if not part.startswith("--")]
            stage = next((part.removeprefix("--from=") for part in parts if part.startswith("--from=")), None)
            want(stage in stages if stage else all((HERE.parent / one).exists() for one in source), f"COPY {rest}")
        if word in ("CMD", "ENTRYPOINT"):
            want(rest.startswith("["), f"{word} is no list")
        if word == "RUN" and "pip" in rest:
            want("--no-cache-dir" in rest, "pip keeps a cache in the image")
    users = [line.split()[1] for line in lines if line.startswith("USER")]
    want(users and users[-1] != "root", "the server runs as root")


compose()
containerfile()
print(*(f"  {one}" for one in wrong), sep="\n") if wrong else None
sys.exit(bool(wrong))

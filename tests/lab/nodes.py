"""A Ray cluster of two nodes on this machine, on the loopback device alone: for the tests, in a process of its own.

It prints the cluster's address; at `kill` on its standard input a node dies; when the input ends, all do.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Any


def main(folder: str) -> None:
    """Carry the cluster, with its files in a folder."""
    from ray.cluster_utils import Cluster

    (Path(folder) / "ray").mkdir()  # where Ray notes the address; it makes the folder itself only for `ray start`
    small: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
    head = {**small, "include_dashboard": False, "temp_dir": folder}
    cluster: Any = Cluster(initialize_head=True, head_node_args=head)
    try:
        second = cluster.add_node(**small)
        print(cluster.address, flush=True)
        for line in sys.stdin:
            if line.strip() == "kill":
                cluster.remove_node(second, allow_graceful=False)
                print("killed", flush=True)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    main(sys.argv[1])

#!/usr/bin/env python3
"""Compares methods over very many cubes on a cluster, by Dask distributed.

    compare_on_dask.py --parts 200 --lines lines.csv -- --methods beginner,cfop --random 100000

What follows the -- is for `cubewright compare`. The experiment is done in parts, each by one run of
the command on whichever worker is free. The lines of a part are added to the file when the whole
part is there, so a part that a worker did not finish leaves nothing behind and is done by another.
README.md beside this file says more.
"""

import argparse
import os
import signal
import subprocess
import sys
import uuid

from distributed import Client, LocalCluster, as_completed

# The command's exit status where some cubes were wrong, each told, and the others compared.
SOME_REFUSED = 1


def compare_part(command, options, part, parts):
    """Runs on a worker. Returns the lines of one part, the names of the columns first, and what was
    told of cubes that are left out."""
    run = subprocess.run(
        [command, "compare", *options, "--threads", "1", "--part", f"{part}/{parts}", "--csv", "-"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if run.returncode not in (0, SOME_REFUSED):
        raise RuntimeError(run.stderr or f"The command ended with the status {run.returncode}.")
    return run.stdout, run.stderr


class Failed(Exception):
    """What a person can do something about."""


def kill_a_worker(client):
    """As a power cut would, with no chance to hand anything over."""
    process = next(iter(client.run(os.getpid).values()))
    os.kill(process, signal.SIGKILL)
    print(f"Killed the worker with the process {process}.", file=sys.stderr)


def compare_on(client, arguments, lines):
    """Writes the lines of all parts, in the order in which they come. Returns whether cubes were left
    out; each is told."""
    told = set()
    command, options, count = arguments.command, arguments.options, arguments.parts
    parts = range(1, count + 1)
    # Each part is a task of its own name, which the scheduler does again if its worker is lost. A scheduler
    # does tasks of one name once, so other experiments on the same one need other names.
    experiment = uuid.uuid4().hex
    tasks = client.map(
        lambda part: compare_part(command, options, part, count),
        parts,
        key=[f"compare-{experiment}-{part}" for part in parts],
    )
    for done, task in enumerate(as_completed(tasks), start=1):
        if task.status == "error":
            raise Failed(str(task.exception()).strip())
        text, left_out = task.result()
        columns, _, rest = text.partition("\n")
        lines.write((columns + "\n" if done == 1 else "") + rest)
        lines.flush()
        # Every part reads the whole file of cubes, and tells the same.
        for line in left_out.splitlines():
            if line not in told:
                print(line, file=sys.stderr)
        told.update(left_out.splitlines())
        task.release()
        if done == arguments.kill_after:
            kill_a_worker(client)
    return bool(told)


def opened(path):
    try:
        return open(path, "w", encoding="utf-8")
    except OSError as error:
        raise Failed(f"{path} cannot be written: {error.strerror}.") from error


def whole_number(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("it has to be 1 or more")
    return number


def main():
    parser = argparse.ArgumentParser(
        description="Compares methods over very many cubes on a cluster, by Dask distributed.",
        epilog="What follows a -- is for `cubewright compare`.",
    )
    parser.add_argument("--command", default="cubewright", help="where the command is on a worker")
    parser.add_argument("--scheduler", help="of a cluster; without it, one on this machine")
    parser.add_argument("--workers", type=whole_number, default=2, help="on this machine (default: 2)")
    parser.add_argument("--parts", type=whole_number, default=100, help="(default: 100)")
    parser.add_argument("--lines", required=True, help="the file for the lines of all cubes")
    parser.add_argument(
        "--kill-after", type=int, metavar="PARTS", help="kill a worker then, to see what happens"
    )
    parser.add_argument("options", nargs="+", metavar="-- OPTIONS")
    arguments = parser.parse_args()
    if arguments.scheduler and arguments.kill_after:
        parser.error("--kill-after kills a worker on this machine, so it goes without --scheduler")
    if arguments.scheduler:
        with Client(arguments.scheduler) as client, opened(arguments.lines) as lines:
            left_out = compare_on(client, arguments, lines)
    else:
        cluster = LocalCluster(
            n_workers=arguments.workers, threads_per_worker=1, dashboard_address=None
        )
        with cluster, Client(cluster) as client, opened(arguments.lines) as lines:
            left_out = compare_on(client, arguments, lines)
    summed = subprocess.run([arguments.command, "compare", "--results", arguments.lines])
    return summed.returncode or (SOME_REFUSED if left_out else 0)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as failure:
        sys.exit(f"compare_on_dask.py: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)

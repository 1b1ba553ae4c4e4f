#!/bin/sh
# Run before each npm script. npm puts the Node that came with the dependencies first in PATH, and where that cannot start,
# the Node of npm installs what it lacks, or says what to install.
node --version > /dev/null 2>&1 || exec "${npm_node_execpath:-node}" scripts/mend-node.mjs

#!/bin/sh
# The one way to start the web server (npm start does the same): replaces itself by the Node that the lock file pins,
# with its flags, so that the server is the process that gets the signals, also as the first process of a container.
# ENV_FILE names a file of settings; what the environment already sets wins.
case ${ENV_FILE:-} in
  "" | /*) ;;
  *) ENV_FILE=$PWD/$ENV_FILE ;;
esac
CDPATH='' cd -- "$(dirname -- "$0")/.." || exit 1
if [ ! -x node_modules/.bin/node ]; then
  echo "The packages are not installed: run npm ci here, and then this again." >&2
  exit 1
fi
if [ ! -f .next/BUILD_ID ]; then
  echo "There is no build: run npm run build here, and then this again." >&2
  exit 1
fi
# Memory that threads free returns to all of them; with a pool for each, a third of it would lie idle.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
exec node_modules/.bin/node --max-semi-space-size=32 ${ENV_FILE:+"--env-file=$ENV_FILE"} scripts/start.mjs

#!/bin/sh
# watch-instance.sh PORT COMMAND...: runs the command, which must end the instance on this port at once, when it accepts
# connections and did not answer twice within three seconds. An instance that is starting, draining or gone refuses
# connections, and is left to whoever started it. Liveness does not depend on the back end.
port=$1
shift
hangs() {
  curl --silent --output /dev/null --max-time 3 "http://127.0.0.1:$port/healthz"
  [ $? -eq 28 ]
}
while sleep 2; do
  if hangs && hangs; then
    echo "The instance on port $port accepts connections and does not answer: it is ended."
    "$@"
  fi
done

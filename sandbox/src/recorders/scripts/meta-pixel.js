// Stands in for fbevents.js: empties the stub's queue, and tracks history changes unless the stub disables it.
loadedOnce("meta_pixel");
const stub = window.fbq;
if (typeof stub !== "function" || stub.version !== "2.0" || stub.loaded !== true || stub.push !== stub) {
  notes.push("the stub does not have the documented shape");
}
const ids = [];
const quiet = new Set();
function send(id, call, args) {
  if (!quiet.has(String(id))) notes.push("automatic events are on");
  report("meta_pixel", id, call, args);
}
const commands = {
  set(name, value, id) {
    if (name === "autoConfig" && value === false) quiet.add(String(id));
  },
  init: (id) => ids.push(id),
  track(...args) {
    if (ids.length === 0) notes.push("track before init");
    for (const id of ids) send(id, "track", args);
  },
  trackSingle(id, ...args) {
    if (!ids.includes(id)) notes.push("trackSingle of an id that was not initialised");
    send(id, "track", args);
  },
};
stub.callMethod = (command, ...args) => {
  if (commands[command] === undefined) notes.push(`no such command: ${command}`);
  else commands[command](...args);
};
for (const queued of stub.queue.splice(0)) stub.callMethod(...queued);
if (stub.disablePushState !== true) {
  const follow = () => {
    for (const id of ids) report("meta_pixel", id, "automatic", ["PageView"]);
  };
  for (const name of ["pushState", "replaceState"]) {
    const native = history[name];
    history[name] = function (...args) {
      native.apply(this, args);
      follow();
    };
  }
  addEventListener("popstate", follow);
}

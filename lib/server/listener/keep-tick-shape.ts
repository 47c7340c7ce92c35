import { createHook } from "node:async_hooks";

/** Referenced for the life of the thread, which is their only purpose. */
const keptTicks: object[] = [];

/**
 * Keeps one object of each kind that `process.nextTick` queues. A response takes several of them, and a full garbage
 * collection at a moment when none exists makes V8 forget their shape: from then on each is built by a slow call of the
 * runtime, even in optimized code, which costs a tenth of the time of a finished page (Node 24, measured with
 * `npm run bench` before and after a collection). Node lets hooks see these objects, and nothing else.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_asyncId, type, _triggerAsyncId, resource) {
      if (type === "TickObject") keptTicks.push(resource);
    },
  });
  hook.enable();
  // Without and with an argument for the callback.
  process.nextTick(() => hook.disable());
  process.nextTick(ignore, undefined);
}

function ignore(): void {}

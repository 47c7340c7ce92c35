import assert from "node:assert/strict";
import { test } from "node:test";
import { createClock } from "./clock.ts";

const at = (iso: string) => new Date(iso);

test("a clock follows the system's until it is stopped, and can be advanced in both states", () => {
  let system = at("2026-11-21T00:00:00Z").getTime();
  const clock = createClock(() => system);
  assert.deepEqual(clock.now(), at("2026-11-21T00:00:00Z"));

  clock.advance(60);
  system += 1000;
  assert.deepEqual(clock.now(), at("2026-11-21T01:00:01Z"));

  clock.stopAt(at("2026-12-24T09:00:00Z"));
  system += 1000;
  clock.advance(-1);
  assert.deepEqual(clock.now(), at("2026-12-24T08:59:00Z"));
  assert.equal(clock.stopped, true);

  clock.release();
  assert.deepEqual(clock.now(), at("2026-11-21T00:00:02Z"));
  assert.equal(clock.stopped, false);
});

/** @jest-environment node */
import { getHeapStatistics } from "node:v8";
import { IdleMemory } from "@/lib/server/memory-use";

const MEGABYTE = 1024 * 1024;

/** Allocates `megabytes` of heap that become garbage when the function returns. */
function leaveGarbage(megabytes: number): void {
  const rows = Array.from({ length: megabytes }, () => Array.from({ length: MEGABYTE / 8 }, Math.random));
  if (rows.length !== megabytes) throw new Error("Nothing was allocated.");
}

const heapMegabytes = () => getHeapStatistics().total_heap_size / MEGABYTE;

describe("the memory of an idle thread", () => {
  it("is released once the thread is idle, but not while it works", async () => {
    const memory = new IdleMemory();
    await memory.collectWhenIdle(0);
    const before = heapMegabytes();
    leaveGarbage(96);
    const full = heapMegabytes();
    await memory.collectWhenIdle(0.5);
    const busy = heapMegabytes();
    await memory.collectWhenIdle(0);
    const idle = heapMegabytes();
    expect(full).toBeGreaterThan(before + 32);
    expect(busy).toBe(full);
    expect(idle).toBeLessThan(before + 16);
    // Collecting the garbage of all tests that this process ran before can take seconds on a busy machine.
  }, 60_000);
});

import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDestination } from "@/lib/log/log-destination";

const file = join(tmpdir(), `yeoul-log-${process.pid}`);

afterEach(() => rmSync(file, { force: true }));

test("lines are written one after the other, without waiting for any", async () => {
  const descriptor = openSync(file, "w");
  const destination = openDestination(descriptor);
  destination.write("first\n");
  destination.write("second\n");
  while (readFileSync(file, "utf8") !== "first\nsecond\n") await wait(5);
  closeSync(descriptor);
});

test("a full disk stops nobody: lines beyond a megabyte are lost, and writing goes on", async () => {
  const descriptor = openSync("/dev/full", "w");
  const destination = openDestination(descriptor);
  const line = `${"x".repeat(10_000)}\n`;
  for (let count = 0; count < 500; count += 1) destination.write(line);
  await wait(20);
  expect(() => destination.write(line)).not.toThrow();
});

test("a log that could not be written for a while says how many lines it lost", async () => {
  const descriptor = openSync(file, "w");
  const destination = openDestination(descriptor);
  // All at once, before any of them can be written.
  for (let count = 0; count < 300; count += 1) destination.write(`${"x".repeat(10_000)}\n`);
  while (readFileSync(file, "utf8").length < 1_000_000) await wait(5);
  destination.write("later\n");
  while (!/later\n.*"msg":"\d+ lines of the log were lost"/.test(readFileSync(file, "utf8"))) await wait(5);
  closeSync(descriptor);
});

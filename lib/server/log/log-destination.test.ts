import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, openSync, readFileSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDestination } from "@/lib/server/log/log-destination";

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
  expect(destination.lost).toBeGreaterThan(390);
});

test("a log that was full is written again once there is room, and says what it lost", async () => {
  execFileSync("mkfifo", [file]);
  const descriptor = openSync(file, constants.O_RDWR | constants.O_NONBLOCK);
  const destination = openDestination(descriptor);
  for (let count = 0; count < 300; count += 1) destination.write(`${"x".repeat(10_000)}\n`);
  const { lost } = destination;
  expect(lost).toBeGreaterThan(0);
  let text = "";
  while (!text.includes(`"lost":${lost}`)) {
    text += readAvailable(descriptor);
    await wait(5);
  }
  expect(text.match(/x{10000}\n/g)).toHaveLength(300 - lost);
  closeSync(descriptor);
});

/**
 * A program that writes more than may wait, all at once, says so to its parent, and ends at a signal. It listens to its
 * parent, because it would end by itself otherwise: what could not be written keeps no process alive.
 */
const FLOOD = `
  const { sendConsoleToLog } = await import("./lib/server/log/console-to-log.ts");
  const { log } = await import("./lib/server/log/log.ts");
  sendConsoleToLog(log);
  for (let count = 0; count < 300; count += 1) console.log(count + "x".repeat(10_000));
  process.on("message", () => {});
  process.on("SIGTERM", () => process.exit(0));
  process.send("flooded");
`;

test.each([
  ["nobody reads", () => {}],
  ["the reader has gone", (stream: NodeJS.ReadableStream & { destroy: () => void }) => stream.destroy()],
])(
  "a process whose log is a socket that %s still ends at a signal",
  async (_, treat) => {
    const program = ["--import", "./scripts/source-modules.mjs", "--input-type=module", "-e", FLOOD];
    const child = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
    if (child.stdout === null) throw new Error("no output to read");
    treat(child.stdout.pause());
    await once(child, "message");
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    child.stdout.destroy();
  },
  30_000,
);

/** Returns what can be read at this moment. */
function readAvailable(descriptor: number): string {
  const buffer = Buffer.alloc(65_536);
  try {
    return buffer.toString("latin1", 0, readSync(descriptor, buffer));
  } catch {
    // Nothing is there yet.
    return "";
  }
}

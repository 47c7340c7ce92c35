import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import packageFile from "@/package.json";
import { webCommand } from "@/scripts/web-program.mjs";

/** A folder like the repository's, whose server only says how it was started and waits. */
const folder = mkdtempSync(join(tmpdir(), "yeoul start "));
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(join(folder, "scripts"));
mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
symlinkSync(resolve(webCommand), join(folder, webCommand));
symlinkSync(process.execPath, join(folder, "node_modules/.bin/node"));
mkdirSync(join(folder, ".next"));
writeFileSync(join(folder, ".next/BUILD_ID"), "1");
writeFileSync(
  join(folder, "scripts/start.mjs"),
  `process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1_000);
   const { pid, execArgv, env: { PORT, DRAIN_SECONDS } } = process;
   console.log(JSON.stringify({ pid, cwd: process.cwd(), flags: execArgv.filter((flag) => !flag.startsWith("--env")), PORT, DRAIN_SECONDS }));`,
);
writeFileSync(join(folder, "settings.env"), "PORT=3999\nDRAIN_SECONDS=9\n");

test("the start command is the pinned Node itself, reads ENV_FILE from where it was called, and gets the signals", async () => {
  const child = spawn(join(folder, webCommand), {
    cwd: join(folder, "node_modules"),
    env: { NODE_ENV: "test", PATH: "/usr/bin:/bin", ENV_FILE: "../settings.env", DRAIN_SECONDS: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  expect(JSON.parse(String(line))).toEqual({
    pid: child.pid,
    cwd: folder,
    flags: ["--max-semi-space-size=32"],
    PORT: "3999",
    DRAIN_SECONDS: "1",
  });
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([7, null]);
});

test.each(["start", "demo", "dev"] as const)(
  "a signal to npm run %s reaches the program, not a shell",
  (name) => {
    expect(packageFile.scripts[name]).toMatch(/^exec /);
  },
);

test("npm start is the start command", () => {
  expect(packageFile.scripts.start).toBe(`exec ${webCommand}`);
});

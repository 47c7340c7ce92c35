import { spawn } from "node:child_process";
import { once } from "node:events";
import packageFile from "@/package.json";

test("a signal to npm start reaches the server, because its shell is replaced", async () => {
  const [first, program, ...rest] = packageFile.scripts.start.split(" ");
  expect([first, program]).toEqual(["exec", "node"]);
  expect(rest.at(-1)).toBe("scripts/start.mjs");
  // The same form with a program that only waits and says which signal it got.
  const waits = `exec node -e 'process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1e3); console.log("up")'`;
  const shell = spawn("sh", ["-c", waits], { stdio: ["ignore", "pipe", "inherit"] });
  await once(shell.stdout, "data");
  shell.kill("SIGTERM");
  expect(await once(shell, "exit")).toEqual([7, null]);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@/e2e/support/fixtures";
import { webCommand } from "@/scripts/web-program.mjs";

const SECRET = "only-for-journeys-on-this-machine-0001";

test("all invalid settings are listed in one message, and the exit code is 1 (R12.5) @desktop @long", async () => {
  const { code, output } = await start({
    PORT: "many",
    BACKEND_ORIGIN: "localhost",
    PUBLIC_ORIGIN: "https://dining.test/path",
    MEDIA_ORIGIN: "ftp://media.test",
    SESSION_SECRET: "short",
  });
  expect(code).toBe(1);
  expect(output.match(/These settings are wrong/g)).toHaveLength(1);
  for (const name of ["PORT", "BACKEND_ORIGIN", "PUBLIC_ORIGIN", "MEDIA_ORIGIN", "SESSION_SECRET"]) {
    expect(output).toMatch(new RegExp(`^ {2}${name}: .+$`, "m"));
  }
  expect(output).not.toContain("    at ");
});

test("production without a session secret, or without the hosts that pages may use, does not start (R12.5) @desktop @long", async () => {
  const { code, output } = await start({ SESSION_SECRET: "" });
  expect(code).toBe(1);
  for (const name of ["SESSION_SECRET", "MEDIA_HOSTS", "GATEWAY_ORIGINS"])
    expect(output).toContain(`${name}: is required in production`);
});

test("a port in use is reported in one sentence (R12.5) @desktop @long", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? String(address.port) : "";
  const { code, output } = await start({ PORT: port, SESSION_SECRET: SECRET, CONTENT_HOSTS: "any" });
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(`Port ${port} is in use. Set PORT to a free one.`);
});

test("a brand whose text cannot be read stops the start with one line that names file, pair and ratio @desktop @long", async () => {
  const folder = await mkdtemp(join(tmpdir(), "brand-"));
  const brand = JSON.parse(await readFile("lib/server/brand/brands/city/brand.json", "utf8"));
  brand.colours.dark["ink-2"] = "#444444";
  await writeFile(join(folder, "brand.json"), JSON.stringify(brand));
  const { code, output } = await start({ BRAND: folder, SESSION_SECRET: SECRET, CONTENT_HOSTS: "any" });
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).toMatch(
    /^BRAND: \S+brand\.json: colours: ink-2 on paper has a contrast of 1\.\d\d in the dark/,
  );
});

/** Starts the web server with these settings, waits for its exit, and returns its exit code and stderr output. */
async function start(settings: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const child = spawn(webCommand, {
    env: { ...process.env, BACKEND_ORIGIN: "", PUBLIC_ORIGIN: "", MEDIA_ORIGIN: "", ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const output: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, "close");
  return { code, output: Buffer.concat(output).toString("utf8") };
}

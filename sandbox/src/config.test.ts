import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { z } from "zod";
import { environmentSchema, parseConfig } from "./config.ts";

test("every setting has a default", () => {
  const { port, controlPort, databaseUrl, mediaOrigin, dataFolder } = parseConfig({ SANDBOX_PORT: "" });
  assert.deepEqual(
    [port, controlPort, databaseUrl, mediaOrigin],
    [4100, 4101, undefined, "http://localhost:4100"],
  );
  assert.match(dataFolder, /[\\/]\.yeoul$/);
});

test("README.md lists every setting", () => {
  const page = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);
  assert.deepEqual([...listed, "NODE_ENV"].sort(), Object.keys(environmentSchema.shape).sort());
});

test("the pictures are stored in the data folder unless SANDBOX_MEDIA is set", () => {
  assert.equal(parseConfig({ SANDBOX_DATA: "/kept" }).mediaFolder, "/kept/media");
  assert.equal(parseConfig({ SANDBOX_DATA: "/kept", SANDBOX_MEDIA: "/pictures" }).mediaFolder, "/pictures");
});

test("the media origin defaults to the port and loses its trailing slash", () => {
  assert.equal(parseConfig({ SANDBOX_PORT: "5000" }).mediaOrigin, "http://localhost:5000");
  assert.equal(parseConfig({ MEDIA_ORIGIN: "https://img.test/" }).mediaOrigin, "https://img.test");
});

test("the controls are off in production unless they are switched on", () => {
  assert.equal(parseConfig({ NODE_ENV: "production" }).controlPort, null);
  assert.equal(parseConfig({ NODE_ENV: "production", SANDBOX_CONTROL: "on" }).controlPort, 4101);
  assert.equal(parseConfig({ SANDBOX_CONTROL: "off" }).controlPort, null);
});

for (const wrong of [
  { SANDBOX_PORT: "many" },
  { DATABASE_URL: "mysql://x/y" },
  { SANDBOX_CONTROL: "perhaps" },
]) {
  test(`${JSON.stringify(wrong)} is refused`, () => assert.throws(() => parseConfig(wrong), z.ZodError));
}

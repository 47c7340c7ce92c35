import assert from "node:assert/strict";
import { test } from "node:test";
import { Hono } from "hono";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { parseConfig } from "../config.ts";
import { renameHouse } from "./rename-house.ts";

const data = {
  name: "여울 서울",
  en: "Yeoul Seoul",
  over: "WINTER AT YEOUL",
  tag: "yeoul",
  channel: "_yeoul",
};

async function answerOf(environment: Record<string, string>) {
  const config = parseConfig(environment);
  const app = new Hono<SandboxEnv>().use(renameHouse({ config })).get("/a", (c) => c.json(data, 404));
  const answer = await app.request("/a");
  return [answer.status, await answer.json()];
}

test("the house has the names of SANDBOX_HOUSE in every answer, and its own without it", async () => {
  assert.deepEqual(await answerOf({}), [404, data]);
  assert.deepEqual(await answerOf({ SANDBOX_HOUSE: "테셀,Tessel" }), [
    404,
    { name: "테셀 서울", en: "Tessel Seoul", over: "WINTER AT TESSEL", tag: "tessel", channel: "_yeoul" },
  ]);
});

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { Webhook } from "standardwebhooks";
import { announcePublication } from "./announce-publication.ts";

const publishSecret = `whsec_${Buffer.from("a secret between two servers").toString("base64")}`;

test("a publication is announced to the web application with a signature over the raw body", async () => {
  const heard: { url: string | undefined; message: unknown }[] = [];
  const web = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = request.headers as Record<string, string>;
    const message = new Webhook(publishSecret).verify(Buffer.concat(chunks).toString("utf8"), headers);
    heard.push({ url: request.url, message });
    response.writeHead(202).end();
  }).listen(0);
  await once(web, "listening");
  const publicOrigin = `http://localhost:${(web.address() as AddressInfo).port}`;
  await announcePublication({ publicOrigin, publishSecret }, { pages: ["about"], resources: [14] });
  web.close();
  assert.deepEqual(heard, [
    { url: "/publish", message: { type: "content.published", data: { pages: ["about"], resources: [14] } } },
  ]);
});

test("nothing is sent without a secret, and an unreachable web application only logs a warning", async (t) => {
  const warn = t.mock.method(console, "warn", () => {});
  const publicOrigin = "http://localhost:1";
  await announcePublication({ publicOrigin, publishSecret: undefined }, { pages: ["about"] });
  assert.equal(warn.mock.callCount(), 0);
  await announcePublication({ publicOrigin, publishSecret }, { pages: ["about"] });
  assert.equal(warn.mock.callCount(), 1);
});

import { createHmac } from "node:crypto";
import { explainSignature } from "@/tools/check-backend/explain-signature";

const secret = `whsec_${Buffer.from("a secret of 24 bytes or so").toString("base64")}`;
const key = Buffer.from("a secret of 24 bytes or so");
const now = new Date("2026-11-25T09:00:00Z");
const timestamp = String(now.getTime() / 1_000);
const body = '{ "type": "content.published" }';
const sign = (by: Buffer | string, text: string, encoding: "base64" | "hex" = "base64") =>
  `v1,${createHmac("sha256", by).update(text).digest(encoding)}`;
const text = `m1.${timestamp}.${body}`;

const explain = (headers: Record<string, string>) =>
  explainSignature({
    headers: { "webhook-id": "m1", "webhook-timestamp": timestamp, ...headers },
    body,
    secret,
    now,
  });

test.each([
  ["the time in milliseconds", { "webhook-timestamp": `${timestamp}000` }, "milliseconds"],
  ["the time in words", { "webhook-timestamp": now.toISOString() }, "2026-11-25T09"],
  ["an old message", { "webhook-timestamp": String(Number(timestamp) - 600) }, "600 seconds ago"],
  ["no version", { "webhook-signature": sign(key, text).slice(3) }, '"'],
  ["the secret as text", { "webhook-signature": sign(secret, text) }, "without decoding it"],
  ["the secret without its prefix", { "webhook-signature": sign(secret.slice(6), text) }, "but not decoded"],
  ["hexadecimal digits", { "webhook-signature": sign(key, text, "hex") }, "hex of id.timestamp.body"],
  ["the body alone", { "webhook-signature": sign(key, body) }, "the body alone"],
  ["no id", { "webhook-signature": sign(key, `${timestamp}.${body}`) }, "without the id"],
  [
    "another body",
    { "webhook-signature": sign(key, `m1.${timestamp}.{"type":"content.published"}`) },
    "written anew",
  ],
  ["another secret", { "webhook-signature": sign("another", text) }, "another secret"],
])("a publication with %s is told what is wrong with its signature", (_, headers, got) => {
  expect(explain(headers).got).toContain(got);
});

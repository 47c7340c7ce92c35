import { createHmac } from "node:crypto";
import { parseJson } from "@/tools/check-backend/read-body";

/** A publication that is not signed as it must be. */
export type Unsigned = { headers: Readonly<Record<string, string>>; body: string; secret: string; now: Date };

/** Five minutes either way (Standard Webhooks). */
const TOLERATED_SECONDS = 300;
const MILLISECONDS = /^\d{13}$/;

/**
 * Returns what is wrong with a signature and what to do: by trying the mistakes that are made most, and saying which of
 * them gives the signature that came.
 */
export function explainSignature({ headers, body, secret, now }: Unsigned): {
  path: string;
  expected: string;
  got: string;
} {
  const {
    "webhook-id": id = "",
    "webhook-timestamp": timestamp = "",
    "webhook-signature": given = "",
  } = headers;
  const time = "header webhook-timestamp";
  if (MILLISECONDS.test(timestamp))
    return { path: time, expected: "seconds since 1970", got: `milliseconds: ${timestamp}` };
  if (!/^\d+$/.test(timestamp))
    return { path: time, expected: "seconds since 1970, in digits", got: JSON.stringify(timestamp) };
  const age = Math.round(now.getTime() / 1_000) - Number(timestamp);
  if (Math.abs(age) > TOLERATED_SECONDS)
    return {
      path: time,
      expected: "the time at which it is sent, to five minutes",
      got: `${Math.abs(age)} seconds ${age > 0 ? "ago" : "ahead"}`,
    };
  const path = "header webhook-signature";
  const expected = "v1, and the base64 of HMAC-SHA256 over {webhook-id}.{webhook-timestamp}.{raw body}";
  const values = given.split(" ").map((one) => one.replace(/^v1,/, ""));
  if (!given.startsWith("v1,") && !given.includes(" v1,"))
    return { path, expected: `${expected}, after "v1,"`, got: JSON.stringify(given.slice(0, 20)) };
  const keys: [name: string, key: Buffer][] = [
    ["the secret decoded from base64", Buffer.from(secret.replace(/^whsec_/, ""), "base64")],
    ["the secret as it is written, without decoding it", Buffer.from(secret)],
    ["the secret without whsec_, but not decoded", Buffer.from(secret.replace(/^whsec_/, ""))],
  ];
  // What is no JSON is reported once the signature is right.
  const rewritten = JSON.stringify(parseJson(body)) ?? body;
  const texts: [name: string, text: string][] = [
    ["id.timestamp.body", `${id}.${timestamp}.${body}`],
    ["the body alone", body],
    ["timestamp.body, without the id", `${timestamp}.${body}`],
    ["id.body, without the timestamp", `${id}.${body}`],
    ["the body written anew, and not the bytes that were sent", `${id}.${timestamp}.${rewritten}`],
  ];
  for (const [keyName, key] of keys)
    for (const [textName, text] of texts)
      for (const encoding of ["base64", "hex", "base64url"] as const) {
        if (!values.includes(createHmac("sha256", key).update(text).digest(encoding))) continue;
        return { path, expected, got: `${encoding} of ${textName}, with ${keyName}` };
      }
  return { path, expected: `${expected}, with PUBLISH_SECRET`, got: "one of another secret or another text" };
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { messagesTo } from "./messages-to.ts";

test("a guest is sent a text message and an email, to masked addresses", () => {
  assert.deepEqual(messagesTo({ mobile: "+821012345678", email: "hana@example.com" }), [
    { channel: "sms", to: "********5678" },
    { channel: "email", to: "h***@example.com" },
  ]);
});

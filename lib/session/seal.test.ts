import { EncryptJWT } from "jose";
import { z } from "zod";
import { open, seal } from "@/lib/session/seal";
import { sealingKey } from "@/lib/session/sealing-key";

const schema = z.object({ word: z.string() });
const soon = () => new Date(Date.now() + 60_000);

test("what was sealed opens, and tells nothing while it is shut", async () => {
  const sealed = await seal("session", { word: "secret word" }, soon());
  expect(await open("session", sealed, schema)).toEqual({ word: "secret word" });
  expect(Buffer.from(sealed.replaceAll(".", ""), "base64url").toString()).not.toContain("secret word");
});

test("a text sealed for another purpose does not open", async () => {
  const sealed = await seal("login-attempt", { word: "a" }, soon());
  expect(await open("session", sealed, schema)).toBeUndefined();
});

test("nothing opens past its end, or changed, or in another form", async () => {
  expect(await open("session", await seal("session", { word: "a" }, new Date(0)), schema)).toBeUndefined();
  const sealed = await seal("session", { word: "a" }, soon());
  const [head, key, iv, , tag] = sealed.split(".");
  expect(await open("session", [head, key, iv, "AAAA", tag].join("."), schema)).toBeUndefined();
  expect(await open("session", undefined, schema)).toBeUndefined();
  expect(await open("session", sealed, z.object({ word: z.number() }))).toBeUndefined();
});

test("no other way to encrypt opens, nor a text without an end, though the key is ours", async () => {
  const encrypt = (alg: string, enc: string, end?: Date) => {
    const token = new EncryptJWT({ value: { word: "a" } }).setProtectedHeader({ alg, enc });
    if (end !== undefined) token.setExpirationTime(end);
    return token.encrypt(sealingKey("session"));
  };
  expect(await open("session", await encrypt("dir", "A256GCM", soon()), schema)).toEqual({ word: "a" });
  expect(await open("session", await encrypt("dir", "A256GCM"), schema)).toBeUndefined();
  expect(await open("session", await encrypt("dir", "A128CBC-HS256", soon()), schema)).toBeUndefined();
  expect(await open("session", await encrypt("A256KW", "A256GCM", soon()), schema)).toBeUndefined();
});

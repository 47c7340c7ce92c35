import { EncryptJWT } from "jose";
import { z } from "zod";
import { seal, sealingKey, unseal } from "@/lib/account/session";

const schema = z.object({ word: z.string() });
const soon = () => new Date(Date.now() + 60_000);

test("a sealed value opens, and its text does not reveal it", async () => {
  const sealed = await seal("session", { word: "secret word" }, soon());
  expect(await unseal("session", sealed, schema)).toEqual({ word: "secret word" });
  expect(Buffer.from(sealed.replaceAll(".", ""), "base64url").toString()).not.toContain("secret word");
});

test("a text sealed for another purpose does not open", async () => {
  const sealed = await seal("login-attempt", { word: "a" }, soon());
  expect(await unseal("session", sealed, schema)).toBeUndefined();
});

test("an expired, changed, missing or differently shaped value does not open", async () => {
  expect(await unseal("session", await seal("session", { word: "a" }, new Date(0)), schema)).toBeUndefined();
  const sealed = await seal("session", { word: "a" }, soon());
  const [head, key, iv, , tag] = sealed.split(".");
  expect(await unseal("session", [head, key, iv, "AAAA", tag].join("."), schema)).toBeUndefined();
  expect(await unseal("session", undefined, schema)).toBeUndefined();
  expect(await unseal("session", sealed, z.object({ word: z.number() }))).toBeUndefined();
});

test("another encryption algorithm or a text without an expiry does not open, even with our key", async () => {
  const encrypt = (alg: string, enc: string, end?: Date) => {
    const token = new EncryptJWT({ value: { word: "a" } }).setProtectedHeader({ alg, enc });
    if (end !== undefined) token.setExpirationTime(end);
    return token.encrypt(sealingKey("session"));
  };
  expect(await unseal("session", await encrypt("dir", "A256GCM", soon()), schema)).toEqual({ word: "a" });
  expect(await unseal("session", await encrypt("dir", "A256GCM"), schema)).toBeUndefined();
  expect(await unseal("session", await encrypt("dir", "A128CBC-HS256", soon()), schema)).toBeUndefined();
  expect(await unseal("session", await encrypt("A256KW", "A256GCM", soon()), schema)).toBeUndefined();
});

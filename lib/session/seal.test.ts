import { z } from "zod";
import { open, seal } from "@/lib/session/seal";

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

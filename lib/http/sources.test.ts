import { collectSources, recordRead, recordTags } from "@/lib/http/sources";

test("a result carries the tags of everything it was made from, and no others", async () => {
  const make = (tag: string) =>
    collectSources(async () => {
      recordTags([tag, "language"]);
      await Promise.all([Promise.resolve().then(() => recordTags([`${tag}:late`])), Promise.resolve()]);
      return tag;
    });
  recordTags(["nobody's"]);
  const [first, second] = await Promise.all([make("part:1"), make("part:2")]);
  expect(first.result).toBe("part:1");
  expect(first.tags).toEqual(new Set(["part:1", "language", "part:1:late"]));
  expect(second.tags).toEqual(new Set(["part:2", "language", "part:2:late"]));
});

test("a result is unchanged while everything that it read holds the same", async () => {
  const held: Record<string, string | undefined> = { page: "1", part: "1" };
  const read = (key: string) => recordRead(key, { version: held[key], current: async () => held[key] });
  const { isUnchanged } = await collectSources(async () => {
    read("page");
    read("part");
  });
  expect(await isUnchanged()).toBe(true);
  held.part = "2";
  expect(await isUnchanged()).toBe(false);
  held.part = "1";
  expect(await isUnchanged()).toBe(true);
});

test("a result that lacks what it wanted to read is never unchanged", async () => {
  const { isUnchanged } = await collectSources(async () =>
    recordRead("part", { version: undefined, current: async () => undefined }),
  );
  expect(await isUnchanged()).toBe(false);
});

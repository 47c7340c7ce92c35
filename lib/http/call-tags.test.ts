import { collectTags, recordTags } from "@/lib/http/call-tags";

test("a result carries the tags of everything it was made from, and no others", async () => {
  const make = (tag: string) =>
    collectTags(async () => {
      recordTags([tag, "language"]);
      await Promise.all([Promise.resolve().then(() => recordTags([`${tag}:late`])), Promise.resolve()]);
      return tag;
    });
  recordTags(["nobody's"]);
  const [first, second] = await Promise.all([make("part:1"), make("part:2")]);
  expect(first).toEqual({ result: "part:1", tags: new Set(["part:1", "language", "part:1:late"]) });
  expect(second.tags).toEqual(new Set(["part:2", "language", "part:2:late"]));
});

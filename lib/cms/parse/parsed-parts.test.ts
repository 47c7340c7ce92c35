import { type PartContent, parseOnce } from "@/lib/cms/parse/parsed-parts";

const content = (css: string): PartContent => ({ nodes: [], css, isForPaper: false, findings: [] });

test("a version is parsed once, and the next version again", () => {
  const parse = jest.fn(() => content("first"));
  expect(parseOnce("a-1", 10, parse)).toBe(parseOnce("a-1", 10, parse));
  expect(parse).toHaveBeenCalledTimes(1);
  expect(parseOnce("a-2", 10, () => content("second")).css).toBe("second");
});

test("the least recently used entries are evicted at the limit, and parsed again when needed", () => {
  const megabyte = 1024 * 1024;
  parseOnce("kept", megabyte, () => content("kept"));
  parseOnce("idle", megabyte, () => content("idle"));
  for (let index = 0; index < 40; index += 1) {
    parseOnce(`flood-${index}`, megabyte, () => content("flood"));
    parseOnce("kept", megabyte, () => content("parsed again"));
  }
  expect(parseOnce("kept", megabyte, () => content("parsed again")).css).toBe("kept");
  expect(parseOnce("idle", megabyte, () => content("parsed again")).css).toBe("parsed again");
});

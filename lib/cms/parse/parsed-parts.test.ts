import type { ParsedPart } from "@/lib/cms/parse/page-node";
import { parseCached } from "@/lib/cms/parse/part-view";

const content = (css: string): ParsedPart => ({ nodes: [], css, isLightOnly: false, findings: [] });

test("a version is parsed once, and the next version again", () => {
  const parse = jest.fn(() => content("first"));
  expect(parseCached("a-1", 10, parse)).toBe(parseCached("a-1", 10, parse));
  expect(parse).toHaveBeenCalledTimes(1);
  expect(parseCached("a-2", 10, () => content("second")).css).toBe("second");
});

test("the least recently used entries are evicted at the limit, and parsed again when needed", () => {
  const megabyte = 1024 * 1024;
  parseCached("kept", megabyte, () => content("kept"));
  parseCached("idle", megabyte, () => content("idle"));
  for (let index = 0; index < 40; index += 1) {
    parseCached(`flood-${index}`, megabyte, () => content("flood"));
    parseCached("kept", megabyte, () => content("parsed again"));
  }
  expect(parseCached("kept", megabyte, () => content("parsed again")).css).toBe("kept");
  expect(parseCached("idle", megabyte, () => content("parsed again")).css).toBe("parsed again");
});

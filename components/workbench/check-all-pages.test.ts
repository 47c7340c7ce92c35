import { type CheckedPages, checkAllPages } from "@/components/workbench/pages-list";

const page = (part: string, errors: number, warnings = 0) => ({
  part,
  path: `/p/${part}`,
  zone: "page",
  locale: "en",
  letters: 10,
  errors,
  warnings,
  dead: 0,
});
const answers = new Map([
  ["0", { pages: [page("a", 0), page("shared", 0, 2)], total: 3, next: 2, unchecked: [] }],
  ["2", { pages: [page("b", 3), page("shared", 0, 2)], total: 3, next: 3, unchecked: ["/p/c"] }],
]);
let requests: string[];

beforeEach(() => {
  requests = [];
  globalThis.fetch = (async (address: string) => {
    const from = new URLSearchParams(address.split("?")[1]).get("from") ?? "";
    requests.push(from);
    return Response.json(answers.get(from) ?? {}, { status: answers.has(from) ? 200 : 503 });
  }) as typeof fetch;
});

const { signal } = new AbortController();

test("published pages are checked a stretch at a time, each part once, those with errors first (R11.4)", async () => {
  const reports: CheckedPages[] = [];
  await checkAllPages(signal, (known) => reports.push(known));
  expect(requests).toEqual(["0", "2"]);
  expect(reports.map(({ pages, done, total }) => [pages.map(({ part }) => part), done, total])).toEqual([
    [["shared", "a"], 2, 3],
    [["b", "shared", "a"], 3, 3],
  ]);
  expect(reports.at(-1)?.unchecked).toEqual(["/p/c"]);
});

test("where the pages cannot be listed, the author is told (R11.4)", async () => {
  answers.delete("2");
  await expect(checkAllPages(signal, () => {})).rejects.toThrow("503");
});

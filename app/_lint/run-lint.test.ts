import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { runLint as runNow } from "@/app/_lint/run-lint";
import { plantedMistakes, plantedPage } from "@/lib/workbench/lint/planted-page.test-support";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const backend = new RecordingBackend();
let runLint: typeof runNow;
let folder: string;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  folder = await mkdtemp(join(tmpdir(), "lint-"));
  ({ runLint } = await import("@/app/_lint/run-lint"));
});
afterAll(() => Promise.all([backend.close(), rm(folder, { recursive: true })]));

const file = async (name: string, html: string) => {
  await writeFile(join(folder, name), html);
  return join(folder, name);
};
/** Runs the command and returns its output and its exit code. */
async function run(command: Partial<Parameters<typeof runNow>[0]>) {
  const log = jest.spyOn(console, "log").mockImplementation(() => {});
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  const code = await runLint({ files: [], all: false, json: false, ...command });
  const text = [...log.mock.calls, ...error.mock.calls].flat().join("\n");
  log.mockRestore();
  error.mockRestore();
  return { code, text };
}
const reportSchema = z.array(
  z.object({
    name: z.string(),
    findings: z.array(z.object({ code: z.string(), line: z.number(), why: z.string() })),
  }),
);

test("a file with an error ends the command with 1 and names the place (R11.4)", async () => {
  const path = await file("bad.html", "<h1>A</h1>\n<p onclick='x()'>B</p>");
  const { code, text } = await run({ files: [path] });
  expect(code).toBe(1);
  expect(text).toContain(`${path}:2:4 error handler-removed`);
  expect(text).toContain("1 error, no warnings.");
});

test("ten planted mistakes are each reported at their line, as text and as JSON (R11.4)", async () => {
  const path = await file("planted.html", plantedPage);
  const { code, text } = await run({ files: [path] });
  expect(code).toBe(1);
  for (const { line, column, code: kind } of plantedMistakes)
    expect(text).toMatch(new RegExp(`^${path}:${line}:${column} (?:error|warning) ${kind}`, "m"));
  const [report] = reportSchema.parse(JSON.parse((await run({ files: [path], json: true })).text));
  const listed = report?.findings.map(({ line, code: kind }) => `${line} ${kind}`) ?? [];
  expect([...listed].sort()).toEqual(plantedMistakes.map(({ line, code: kind }) => `${line} ${kind}`).sort());
  // What guests would not get comes before what may be intended.
  expect(listed.slice(-2)).toEqual(["5 endless-list", "10 heading-order"]);
});

test("the linter reports the same findings in Korean and as JSON (R11.4)", async () => {
  const path = await file("bad.html", "<p onclick='x()'>B</p>");
  expect((await run({ files: [path], language: "ko" })).text).toContain("오류 1건, 주의 없음.");
  const { code, text } = await run({ files: [path], json: true });
  expect(code).toBe(1);
  expect(reportSchema.parse(JSON.parse(text))).toMatchObject([
    { name: path, findings: [{ code: "handler-removed", line: 1 }] },
  ]);
});

test("warnings alone exit with 0, what cannot be read with 2 (R11.4)", async () => {
  const path = await file("fair.html", "<h1>A</h1><h4>B</h4>");
  expect(await run({ files: [path] })).toEqual({
    code: 0,
    text: expect.stringContaining("No errors, 1 warning"),
  });
  for (const command of [
    {},
    { all: true, files: [path] },
    { files: [path], language: "fr" },
    { files: ["/no/file"] },
  ])
    expect((await run(command)).code).toBe(2);
});

test("--all lints every part once in both languages, checks its links and compares its versions (R11.4)", async () => {
  const html = {
    ko: '<h1>가</h1><a href="/p/gone">나</a>',
    en: '<h1>A</h1><div class="cms-box-promotion"></div>',
  };
  backend.answer = ({ url, body }) => {
    if (url.includes("/resource/query")) {
      const descendents = ["winter", "spring"].map((key, index) => ({
        id: 41 + index,
        meta: { type: "page", key },
      }));
      return { body: { data: [{ id: 1, meta: { type: "group" }, descendents }] } };
    }
    if (url.includes("/site/list") || url.includes("/promotion/list"))
      return { body: { data: { rows: [], lastPage: 1 } } };
    if (url.includes("/language/list"))
      return {
        body: {
          data: [
            { id: 1, code: "ko", name: "한국어" },
            { id: 2, code: "en", name: "English" },
          ],
        },
      };
    if (url.endsWith("/page/page/winter"))
      return { body: { data: { id: 7, resourceId: 41, page: 8, bottom: 9 } } };
    if (url.endsWith("/page/page/spring"))
      return { body: { data: { id: 6, resourceId: 42, page: 8, bottom: 9 } } };
    if (url.includes("/page/parts")) {
      const inBottom = /\b9\b/.test(url + body);
      const partContents = inBottom
        ? [{ languageId: 2, contents: "<h2>B</h2><img src='/b.jpg'>", meta: {} }]
        : [
            { languageId: 1, contents: html.ko, meta: {} },
            { languageId: 2, contents: html.en, meta: {} },
          ];
      return { body: { data: [{ id: inBottom ? 9 : 8, partContents }] } };
    }
    return { status: 404, body: { error: { error: "page_not_found" } } };
  };
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const { code, text } = await run({ all: true, json: true });
  expect(code).toBe(1);
  expect(
    reportSchema
      .parse(JSON.parse(text))
      .map(({ name, findings }) => [name, findings.map((each) => each.code)]),
  ).toEqual([
    ["/p/winter?language=ko", ["dead-link", "languages-differ"]],
    ["/p/winter?language=en", ["languages-differ"]],
    ["/p/winter?language=en (bottom)", ["missing-alt"]],
  ]);
});

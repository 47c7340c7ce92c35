import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCorpora } from "@/tools/corpora/hostile/read-corpora.test-support";

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "yeoul-corpora-")), "corpora");
  mkdirSync(folder);
});

afterEach(() => {
  rmSync(join(folder, ".."), { recursive: true });
});

function put(file: string, content: string): void {
  mkdirSync(join(folder, file, ".."), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const read = () => readCorpora(folder).map(({ kind, text }) => [kind, text]);

test("a list is read line by line, without its empty lines and whatever ends its lines", () => {
  put("list.txt", "<b>\r\n\r\n  <i>\n\n");
  expect(readCorpora(folder)).toEqual([
    { file: join("corpora", "list.txt"), kind: "markup", text: "<b>" },
    { file: join("corpora", "list.txt"), kind: "markup", text: "  <i>" },
  ]);
});

test("all strings of JSON are read, wherever they are nested", () => {
  put(
    "list.json",
    JSON.stringify([{ payload: "<b>", expected: ["", "<i>", { deep: "<u>" }] }, 7, null, "<s>"]),
  );
  expect(read()).toEqual([
    ["markup", "<b>"],
    ["markup", "<i>"],
    ["markup", "<u>"],
    ["markup", "<s>"],
  ]);
});

test("what is called JSON and is none is read line by line", () => {
  put("list.json", '"<b>"\n"<i>"');
  expect(read()).toEqual([
    ["markup", '"<b>"'],
    ["markup", '"<i>"'],
  ]);
});

test.each(["one.svg", "one.HTML", "one.xhtml", "one.xml"])("%s is one document, read whole", (file) => {
  put(file, "<svg>\n<b>\n</svg>");
  expect(read()).toEqual([["markup", "<svg>\n<b>\n</svg>"]]);
});

test("a text that several files hold is read once for each thing that it attacks", () => {
  put("a.txt", "same");
  put("b.txt", "same");
  put("open-redirect/list.txt", "same");
  put("crlf.txt", "same");
  put("headers/list.txt", "same");
  expect(read()).toEqual([
    ["markup", "same"],
    ["target", "same"],
    ["redirect", "same"],
  ]);
});

test("papers that say whose a collection is are no attacks", () => {
  for (const file of ["LICENSE", "licence.txt", "deep/README.md", "NOTICE", "copying"]) put(file, "words");
  put("readme-attack.txt", "<b>");
  expect(read()).toEqual([["markup", "<b>"]]);
});

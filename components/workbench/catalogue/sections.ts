import { toHtml } from "@/components/workbench/catalogue/write-block";
import { readAmounts, readTimes } from "@/lib/workbench/lint/text/read-figures";

/** A field of a section's form: its name, and whether it takes several lines. */
export type SectionField = { name: "title" | "text" | "picture" | "alt" | "lines"; isLong?: boolean };
type Values = Readonly<Record<string, string>>;
type Section = { fields: readonly SectionField[]; write: (values: Values) => string };

const linesOf = (text = "") => text.split("\n").flatMap((line) => line.trim() || []);
/** A colon that is not one of a time. */
const SEPARATOR = /\s*(?:[：|\t]|:(?!\d\d(?!\d)))\s*/;
/** The two sides of a line such as `Lunch: fresh from the market`. */
const sidesOf = (line: string) => {
  const [left = "", ...rest] = line.split(SEPARATOR);
  return [left, rest.join(": ")].map(toHtml);
};

/** The two sides of a line whose right one begins with a figure: `Lunch 12:00–14:30`, `Dinner course 120,000원`. */
const sidesAtFigure = (line: string, figure: "time" | "amount") => {
  const at = line.includes("|") ? -1 : figureIn(line, figure);
  const left = line.slice(0, Math.max(0, at)).replace(/[\s:：–—-]+$/, "");
  return at <= 0 || left === "" ? sidesOf(line) : [left, line.slice(at).trim()].map(toHtml);
};

function figureIn(line: string, figure: "time" | "amount"): number {
  const [first] = figure === "time" ? readTimes(line) : readAmounts(line);
  if (first !== undefined || figure === "time") return first?.index ?? -1;
  // An amount without its currency: the last number of the line.
  return line.search(/\d[\d,]*\s*$/);
}

/** Whole sections of a page, which authors insert by a form. */
export const sections = {
  hero: {
    fields: [{ name: "title" }, { name: "text", isLong: true }, { name: "picture" }, { name: "alt" }],
    write: ({ title = "", text = "", picture = "", alt = "" }) =>
      [
        picture.trim() === ""
          ? undefined
          : `<img src="${toHtml(picture.trim())}" alt="${toHtml(alt)}" width="1280" height="720">`,
        `<h1>${toHtml(title)}</h1>`,
        ...linesOf(text).map((line) => `<p>${toHtml(line)}</p>`),
      ]
        .filter((line) => line !== undefined)
        .join("\n"),
  },
  text: {
    fields: [{ name: "title" }, { name: "text", isLong: true }],
    write: ({ title = "", text = "" }) =>
      [`<h2>${toHtml(title)}</h2>`, ...linesOf(text).map((line) => `<p>${toHtml(line)}</p>`)].join("\n"),
  },
  cards: {
    fields: [{ name: "title" }, { name: "lines", isLong: true }],
    write: ({ title = "", lines }) =>
      [
        `<h2>${toHtml(title)}</h2>`,
        '<div style="display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:16px">',
        ...linesOf(lines).map((line) => {
          const [name, text] = sidesOf(line);
          return `  <div style="padding:20px;border-radius:12px;background:var(--card)"><h3>${name}</h3><p>${text}</p></div>`;
        }),
        "</div>",
      ].join("\n"),
  },
  hours: {
    fields: [{ name: "title" }, { name: "lines", isLong: true }],
    write: ({ title = "", lines }) => writeTable(title, lines, "time"),
  },
  prices: {
    fields: [{ name: "title" }, { name: "lines", isLong: true }],
    write: ({ title = "", lines }) => writeTable(title, lines, "amount", ' style="text-align:right"'),
  },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

function writeTable(title: string, lines: string | undefined, figure: "time" | "amount", look = ""): string {
  const rows = linesOf(lines).map((line) => {
    const [left, right] = sidesAtFigure(line, figure);
    return `  <tr><th scope="row" style="text-align:left">${left}</th><td${look}>${right}</td></tr>`;
  });
  return [`<h2>${toHtml(title)}</h2>`, '<table style="width:100%">', ...rows, "</table>"].join("\n");
}

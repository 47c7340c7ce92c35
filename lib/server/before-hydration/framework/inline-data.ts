/** A push of data onto one of the framework's two lists, as it writes it into a page. */
export type FrameworkData = { list: "flight" | "runtime"; value: unknown };

/** Match a push of data and nothing else. */
const forms = [
  { list: "flight", form: /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[.*\])\)$/s },
  { list: "flight", form: /^self\.__next_f\.push\((\[.*\])\)$/s },
  {
    list: "runtime",
    form: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
  },
] as const;

/** Parses an inline script of the framework; returns `undefined` unless the whole text is one. */
export function readFrameworkData(text: string): FrameworkData | undefined {
  for (const { list, form } of forms) {
    const [, data] = form.exec(text) ?? [];
    if (data === undefined) continue;
    try {
      return { list, value: JSON.parse(data) };
    } catch {
      // Only resembles the framework's scripts.
    }
  }
  return undefined;
}

/**
 * A row of the framework's data by which it preloads a font when the page hydrates, as it stands in an inline script.
 */
const FONT_HINT = /:HL\[\\"\/_next\/static\/media\/[^"\\]*\\",\\"font\\"[^\]]*\]\\n/g;

/** Removes from a finished page what preloads a font once it hydrates. */
export function withoutFontHints(html: string): string {
  return html.replace(FONT_HINT, "");
}

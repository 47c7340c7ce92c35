/** What the framework writes into a page of its own: a push of data onto one of its two lists. */
export type FrameworkData = { list: "flight" | "runtime"; value: unknown };

/** A push of data, and nothing that could be more than that. */
const forms = [
  { list: "flight", form: /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[.*\])\)$/s },
  { list: "flight", form: /^self\.__next_f\.push\((\[.*\])\)$/s },
  {
    list: "runtime",
    form: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
  },
] as const;

/** Reads an inline script of the framework's; undefined for anything that is not one from end to end. */
export function readFrameworkData(text: string): FrameworkData | undefined {
  for (const { list, form } of forms) {
    const [, data] = form.exec(text) ?? [];
    if (data === undefined) continue;
    try {
      return { list, value: JSON.parse(data) };
    } catch {
      // Something that only looks like the framework's.
    }
  }
  return undefined;
}

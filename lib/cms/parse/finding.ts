/** Everything the author of a part can be told about it. */
export type FindingCode =
  | "script-removed"
  | "handler-removed"
  | "address-removed"
  | "style-removed"
  | "element-removed"
  | "embed-not-allowed"
  | "unknown-widget"
  | "widget-attributes"
  | "widget-item"
  | "widget-json"
  | "event-dummy-button"
  | "event-id"
  | "action-incomplete"
  | "void-widget"
  | "part-cut";

/** One thing that was changed or ignored; `detail` names it in the author's own words (a tag, an attribute, a value). */
export type Finding = { code: FindingCode; detail: string; line?: number; widget?: string };

const MAX_FINDINGS = 200;
const MAX_DETAIL = 160;

/**
 * Collects findings: the same one is told once, with its first line, or once for every line where an author wants to mend
 * them all; and a hopeless page does not fill the memory.
 */
export class FindingList {
  readonly #found = new Map<string, Finding>();
  readonly #everyLine: boolean;

  constructor({ everyLine = false }: { everyLine?: boolean } = {}) {
    this.#everyLine = everyLine;
  }

  add(finding: Finding): void {
    const detail =
      finding.detail.length > MAX_DETAIL ? `${finding.detail.slice(0, MAX_DETAIL)}…` : finding.detail;
    const line = this.#everyLine ? (finding.line ?? "") : "";
    const key = `${finding.code}\n${finding.widget ?? ""}\n${detail}\n${line}`;
    if (this.#found.size >= MAX_FINDINGS || this.#found.has(key)) return;
    this.#found.set(key, { ...finding, detail });
  }

  toArray(): Finding[] {
    return [...this.#found.values()];
  }
}

/** The kinds of problems that are reported to the author of a part. */
export type FindingCode =
  | "script-removed"
  | "handler-removed"
  | "address-removed"
  | "picture-pasted"
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

/** Something that was changed or ignored; `detail` quotes the author's source (a tag, an attribute, a value). */
export type Finding = {
  code: FindingCode;
  detail: string;
  line?: number;
  column?: number;
  widget?: string;
};

/** Returns where an element begins, as a finding states it; nothing where the parser was not asked for it. */
export function placeIn({
  line,
  column,
}: {
  line: number | undefined;
  column: number | undefined;
}): Pick<Finding, "line" | "column"> {
  return { ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) };
}

const MAX_FINDINGS = 200;
const MAX_DETAIL = 160;

/**
 * Collects findings: each distinct one is reported once per place. The number is limited, so that a hopeless page does
 * not exhaust memory.
 */
export class FindingList {
  readonly #found = new Map<string, Finding>();

  add(finding: Finding): void {
    const detail =
      finding.detail.length > MAX_DETAIL ? `${finding.detail.slice(0, MAX_DETAIL)}…` : finding.detail;
    const key = `${finding.code}\n${finding.widget ?? ""}\n${detail}\n${finding.line ?? ""}:${finding.column ?? ""}`;
    if (this.#found.size >= MAX_FINDINGS || this.#found.has(key)) return;
    this.#found.set(key, { ...finding, detail });
  }

  toArray(): Finding[] {
    return [...this.#found.values()];
  }
}

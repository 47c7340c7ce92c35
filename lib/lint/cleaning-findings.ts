import "server-only";
import { isBlock } from "@/lib/cms/clean/widget-candidate";
import type { Finding } from "@/lib/cms/source/finding";
import { blockNames } from "@/lib/cms/widget/widget-examples";
import type { AuthoredElement, SourcePosition } from "@/lib/lint/authored-elements";
import { type LintFinding, severityOf } from "@/lib/lint/lint-finding";
import { positionOf } from "@/lib/lint/source/source-text";
import { nearestWord } from "@/lib/text/nearest-word";
import type { BlockName } from "@/widgets/definitions";

const BOX = "cms-box-";

/** Converts the findings of the cleaning step to lint findings, each located at the text that caused it. */
export function cleaningFindings(
  findings: readonly Finding[],
  html: string,
  elements: readonly AuthoredElement[],
): LintFinding[] {
  return findings.map((finding) => {
    const { code, detail, widget } = finding;
    return {
      code,
      severity: severityOf(code),
      ...placeOf(finding, html, elements),
      words: detail,
      nearest: meantBy(finding),
      widget,
    };
  });
}

function meantBy({ code, detail }: Finding): string | undefined {
  if (code !== "unknown-widget") return undefined;
  return nearestWord(
    detail,
    blockNames.map((name) => BOX + name),
  );
}

/** Returns the position of the attribute that a finding is about, else of the element, else of the known line. */
function placeOf(finding: Finding, html: string, elements: readonly AuthoredElement[]): SourcePosition {
  const { line, detail, code } = finding;
  const here = line === undefined ? elements : elements.filter(({ at }) => at.line === line);
  const name = attributeOf(finding);
  if (name !== undefined) {
    const element = here.find(({ attributes }) => name in attributes && isAbout(finding, attributes));
    if (element !== undefined) return element.attributeAt(name);
  }
  if (code === "style-removed") return positionOf(html, detail) ?? { line: line ?? 1, column: 1 };
  const element = here.find(({ tag, attributes }) => tag === detail || isAbout(finding, attributes));
  return element?.at ?? { line: line ?? 1, column: 1 };
}

function attributeOf({ code, detail }: Finding): string | undefined {
  switch (code) {
    case "handler-removed":
      return detail;
    case "address-removed":
    case "picture-pasted":
      return detail.split("=", 1)[0];
    case "style-removed":
      return "style";
    case "embed-not-allowed":
      return "src";
    case "unknown-widget":
    case "void-widget":
      return "class";
    case "widget-attributes":
    case "widget-json":
    case "widget-item":
    case "event-id":
    case "action-incomplete":
      return detail.split(" ", 1)[0];
    default:
      return undefined;
  }
}

function isAbout({ code, detail, widget }: Finding, attributes: Readonly<Record<string, string>>): boolean {
  if (code === "style-removed") return (attributes.style ?? "").includes(detail);
  if (code === "embed-not-allowed") return (attributes.src ?? "").includes(detail.replace(/…$/, ""));
  if (code === "unknown-widget") return (attributes.class ?? "").split(/\s+/).includes(detail);
  if (widget !== undefined) return (attributes.class ?? "").split(/\s+/).includes(widget);
  return code === "handler-removed" || code === "address-removed" || code === "picture-pasted";
}

/** Returns the type of the block that an element's class requests; undefined for none and for an unknown one. */
export function widgetTypeOf({ attributes }: AuthoredElement): BlockName | undefined {
  for (const name of (attributes.class ?? "").split(/\s+/)) {
    const type = name.startsWith(BOX) ? name.slice(BOX.length) : undefined;
    if (type !== undefined && isBlock(type)) return type;
  }
  return undefined;
}

import { Parser } from "htmlparser2";
import { isFrameworkScript } from "@/lib/server/before-hydration/framework/framework-requests";

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

/** The framework gives a style sheet that it adds late an attribute that only a preload may have. */
const SHEET_AS_STYLE = /(<link\b[^<>]*\brel="stylesheet"[^<>]*?) as="style"/g;

/** The framework also preloads the code of every widget, including those that stay as rendered and run none. */
const WIDGET_CODE =
  /<link rel="preload" href="\/_next\/static\/chunks\/[\w.~-]+\.js" as="script" fetchPriority="low"\/>/g;

/** The framework's marker that it has measured a font. */
const NOTE = '<meta name="next-size-adjust" content=""/>';

/** The framework ends each text before a widget with a comment, which only two texts beside each other need. */
const NEEDLESS_SEPARATOR = /<!-- -->(?=<)/g;

/** Removes from a finished page what an HTML validator rejects, and the framework's own marks that no browser needs. */
export function toStrictHtml(html: string): string {
  return html
    .replace(SHEET_AS_STYLE, "$1")
    .replace(WIDGET_CODE, "")
    .replace(NEEDLESS_SEPARATOR, "")
    .replace(NOTE, "");
}

/** What the framework writes into a page in order to hydrate it, exactly as it wrote it. */
export type FrameworkParts = {
  /** The rows of its data, in this order (`lib/server/before-hydration/framework/run-framework.ts`). */
  flight: readonly unknown[];
  /** The entries of its registry with which it starts. */
  runtime: readonly unknown[];
  /** The attributes of its script elements, in order. */
  scripts: readonly Readonly<Record<string, string>>[];
};

/** The content from authors and widgets: the framework writes no script inside it. */
const CONTENT_ID = "page";
/** Attributes whose quotation marks are written plainly. */
const quoted = ["data-visit", "data-account-settings", "data-share"] as const;
/** Elements of an SVG whose content is HTML again (HTML Standard, HTML integration points). */
const integrationPoints: ReadonlySet<string> = new Set(["foreignobject", "desc", "title"]);

/** A range of the page and its replacement. */
type Piece = { start: number; end: number; text: string };

/** An element whose end tag has not been read yet. `start` and `tagEnd` are where its start tag stands. */
type OpenElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  start: number;
  tagEnd: number;
  parent: string;
  isInContent: boolean;
  isInSvg: boolean;
};

/**
 * Takes the framework's scripts, their preloads and its inline data out of a finished page: text that only looks like a
 * script, in an attribute or a style sheet, is left alone. Image preloads in the head are removed, data in attributes
 * is written with plain quotation marks, and empty SVG elements close themselves. Reads tag after tag and builds no
 * tree: React and `lib/cms` write every end tag, so that the elements are those of a browser.
 */
export function takeOutFramework(html: string): { taken: FrameworkParts; rest: string } {
  const flight: unknown[] = [];
  const runtime: unknown[] = [];
  const scripts: Record<string, string>[] = [];
  const pieces: Piece[] = [];
  const open: OpenElement[] = [];
  let text = "";
  const parser = new Parser({
    onopentag(name, attributes) {
      const around = open.at(-1);
      const { startIndex: start, endIndex } = parser;
      const tagEnd = endIndex + 1;
      if (quoted.some((attribute) => attributes[attribute] !== undefined))
        pieces.push({ start, end: tagEnd, text: plainlyQuoted(html.slice(start, tagEnd)) });
      open.push({
        name,
        attributes,
        start,
        tagEnd,
        parent: around?.name ?? "",
        isInContent: around !== undefined && (around.isInContent || around.attributes.id === CONTENT_ID),
        isInSvg:
          around !== undefined &&
          (around.name === "svg" || (around.isInSvg && !integrationPoints.has(around.name))),
      });
      text = "";
    },
    ontext(piece) {
      if (open.at(-1)?.name === "script") text += piece;
    },
    onclosetag() {
      const element = open.pop();
      if (element === undefined) return;
      const { start, tagEnd } = element;
      const end = parser.endIndex + 1;
      if (isTaken(element)) pieces.push({ start, end, text: "" });
      // Without any content, an element of an SVG closes itself.
      else if (element.isInSvg && parser.startIndex === tagEnd)
        pieces.push({ start: tagEnd - 1, end, text: "/>" });
    },
  });
  parser.end(html);
  return { taken: { flight, runtime, scripts }, rest: withPieces(html, pieces) };

  /** Whether the element is left out of the page; collects what it holds of the framework's. */
  function isTaken({ name, attributes, parent, isInContent }: OpenElement): boolean {
    if (name === "link" && attributes.rel === "preload") {
      // The image itself is in the same document, with its priority.
      if (attributes.as === "image" && parent === "head") return true;
      // Only the build's own code may be loaded on payload.
      return attributes.as === "script" && !isInContent && isFrameworkScript(attributes.href ?? "");
    }
    return name === "script" && !isInContent && collect(attributes);
  }

  /** Collects what a script element holds of the framework's; returns `false` for any other script. */
  function collect(attributes: OpenElement["attributes"]): boolean {
    if (attributes.src !== undefined) {
      if (!isFrameworkScript(attributes.src)) return false;
      // Browsers that need it are too old to run the page script.
      if (!("nomodule" in attributes)) scripts.push({ ...attributes });
      return true;
    }
    const pushed = readFrameworkData(text);
    if (pushed === undefined) return false;
    (pushed.list === "flight" ? flight : runtime).push(pushed.value);
    return true;
  }
}

/** Returns a start tag with the quotation marks in its data unescaped, which saves five characters each. */
function plainlyQuoted(tag: string): string {
  return tag.replace(/(?<= data-[a-z-]+=)"([^"']*&quot;[^"']*)"/g, (_, value: string) => {
    return `'${value.replaceAll("&quot;", '"')}'`;
  });
}

function withPieces(html: string, pieces: readonly Piece[]): string {
  let rest = "";
  let from = 0;
  for (const { start, end, text } of pieces.toSorted((one, other) => one.start - other.start)) {
    rest += html.slice(from, start) + text;
    from = end;
  }
  return rest + html.slice(from);
}

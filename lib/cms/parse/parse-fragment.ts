import "server-only";
import { type CheerioOptions, load } from "cheerio";

/** The parts of the parser's nodes that cleaning reads. */
export type RawNode = {
  type: string;
  name?: string;
  data?: string;
  namespace?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: RawNode[];
  sourceCodeLocation?: (SourceLocation & { attrs?: Readonly<Record<string, SourceLocation>> }) | null;
};

/** Where something begins and ends in the text, with line and column counted from 1. */
export type SourceLocation = { startLine: number; startCol: number; endLine?: number; endCol?: number };

/** Something that the parser had to repair, by its name in the HTML standard, and where. */
export type ParseFault = { code: string; line: number; column: number };

/** The nodes at the top of a text. */
export type ParsedFragment = { nodes: RawNode[]; isTruncated: boolean };

type TreeAdapter = NonNullable<CheerioOptions["treeAdapter"]>;

const HTML = "http://www.w3.org/1999/xhtml";
const MAX_NODES = 20_000;
/** Maximum of open elements; every end tag searches them, so hostile markup multiplies its cost by their number. */
const MAX_OPEN = 256;

const treeAdapter = load("", null, false).root().options.treeAdapter;

const FORMULA = /<(\/?)math\b/gi;

/**
 * Parses HTML as a browser parses the content of a `div` with scripting on. Parsing stops where the tree grows beyond
 * any authored page; the nodes built by then are returned, with `isTruncated` set. Nodes know where they stand only
 * with `locations`, which take a quarter of the time and half of the memory. `onFault` is told of every repair.
 */
export function parseFragment(
  html: string,
  { locations = false, onFault }: { locations?: boolean; onFault?: (fault: ParseFault) => void } = {},
): ParsedFragment {
  const tree = new ObservedTree();
  const options = {
    sourceCodeLocationInfo: locations,
    treeAdapter: tree.adapter,
    ...(onFault && {
      onParseError: ({ code, startLine: line, startCol: column }: SourceLocation & { code: string }) =>
        onFault({ code, line, column }),
    }),
  };
  const $ = load("<div></div>", options, false);
  tree.begin();
  try {
    $("div").html(html);
  } catch (error) {
    // A table in a formula can remove the parser's last open element. Formulas are not shown anyway: as unknown
    // elements they do no harm.
    if (error !== tree.end && html.search(FORMULA) >= 0)
      return parseFragment(html.replace(FORMULA, "<$1x-math"), {
        locations,
        ...(onFault && { onFault }),
      });
  }
  return { nodes: tree.root?.children ?? [], isTruncated: !tree.complete };
}

/** cheerio's own tree, observed while it grows: the parser has no limit of its own. */
class ObservedTree {
  /** Thrown out of the parser to stop it. */
  readonly end = new Error("parsing was stopped");
  root: RawNode | null = null;
  complete = false;
  #begun = false;
  #nodes = 0;
  #open = 0;
  #template = false;

  begin(): void {
    this.#begun = true;
    this.#nodes = 0;
    this.#open = 0;
  }

  #count(): void {
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES) throw this.end;
  }

  get adapter(): TreeAdapter {
    if (!treeAdapter) throw new Error("cheerio parsed without a tree adapter");
    const { createElement, createTextNode, createCommentNode, createDocumentFragment } = treeAdapter;
    return {
      ...treeAdapter,
      createElement: (tag, namespace, attributes) => {
        this.#count();
        // A template in an SVG is an ordinary element without a fragment of its own.
        this.#template = tag === "template" && namespace === HTML;
        const element = createElement(tag, namespace, attributes);
        // The parser attaches everything below an html element of its own.
        if (this.#begun && tag === "html") this.root ??= element;
        return element;
      },
      createTextNode: (text) => {
        this.#count();
        return createTextNode(text);
      },
      createCommentNode: (data) => {
        this.#count();
        return createCommentNode(data);
      },
      createDocumentFragment: () => {
        // Except for templates, a fragment is created after parsing, to move the nodes into it one by one: with
        // twenty thousand siblings that takes longer than parsing. The nodes can be used where they are.
        if (this.#begun && !this.#template) {
          this.complete = true;
          throw this.end;
        }
        this.#template = false;
        return createDocumentFragment();
      },
      onItemPush: () => {
        this.#open += 1;
        if (this.#open > MAX_OPEN) throw this.end;
      },
      onItemPop: (_popped, current: unknown) => {
        this.#open -= 1;
        // Otherwise the parser goes on without any open element, and what follows is lost.
        if (this.#begun && current === undefined) throw new Error("no element is open any more");
      },
    };
  }
}

/** Returns every element below the nodes, in document order. Parsed fragments are at most 256 elements deep. */
export function elementsBelow(nodes: readonly RawNode[]): RawNode[] {
  return nodes.flatMap((node) => [
    ...(node.name === undefined ? [] : [node]),
    ...elementsBelow(node.children ?? []),
  ]);
}

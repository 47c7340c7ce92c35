import "server-only";
import type { AuthoredHtml } from "@/lib/workbench/lint/authored-elements";
import { isElement } from "@/lib/workbench/lint/element-table";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { positionIn } from "@/lib/workbench/lint/source-text";

/** What a reader would see raw; the messages have a sentence for each. */
type Cause =
  | "tag"
  | "reference"
  | "markdown"
  | "template"
  | "placeholder"
  | "broken"
  | "code"
  | "shortcode"
  | "spaced"
  | "escape";

/** Elements whose names stand in no text but as tags. */
const TAG = /<\s*\/?\s*([a-z][a-z\d-]*)(?:\s+[a-z-]+\s*=[^<>]*|\s*\/)?\s*>/gi;
const SIMPLE =
  /^(?:a|b|i|u|s|p|br|hr|em|h[1-6]|ul|ol|li|td|tr|th|div|img|span|strong|font|table|tbody|iframe|script|style)$/i;

/** What is left of a tag that was closed or opened twice over. */
const MARK = /^\s*["'/]*[<>]+(?=\s*$)|^\s*["']\s*\/?>/;

/**
 * By cause, what nobody writes for readers. Names that a guest could be meant to read are left out: `○○○ 님`, `5 * 3`,
 * a hashtag, one line that begins with a hyphen.
 */
const RAW: readonly [Cause, RegExp][] = [
  ["reference", /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i],
  [
    "shortcode",
    /\[([a-z]\w*)(?:=[^\]\n]*)?\][^[\n]*\[\/\1\]|\[\/?(?:cms-[\w-]+|caption|gallery|embed|button|url|img|quote|youtube|video|map|vc_\w+|et_\w+)(?:[\s=][^\]]*)?\]|\bcms-(?:box|login|dummy)-[a-z]+/i,
  ],
  [
    "template",
    /\{\{[^{}]{0,80}\}\}|\{%[^{}]{0,80}%\}|<%[\s\S]{0,80}%>|[$#@]\{[^{}]{0,80}\}|\[\[[^\][]{1,80}\]\]|%%\w+%%|\{[a-z_]\w{1,40}\}|%\([a-z_]\w*\)s|<\?php\b/i,
  ],
  [
    "code",
    /(?:^|[\s;}])(?:[.#@][\w-]+(?:\s+[\w.#-]+)*|body|p|h[1-6]|a|div|span|img|table)(?:\s*:[\w-]+)?\s*\{[^{}]*[\w-]+\s*:[^{}]*\}|\b(?:function\s*\w*\s*\(|document\.\w|window\.\w|console\.\w|(?:var|const|let)\s+\w+\s*=)|\b(?:class|style|href|src|alt)\s*=\s*["'“”][^"'“”]*["'“”]?|<!--|-->|\{"[\w-]+"\s*:/,
  ],
  [
    "markdown",
    /\*\*[^\s*][^*\n]*\*\*|(?:^|\n)\s*#{1,6}\s+\S|!?\[[^\]\n]+\]\((?:https?:|\/|#|mailto:|tel:)[^)\s]*\)|(?:^|\s)__[^\s_][^_\n]*__(?=\s|$|[.,!?])|```|(?:^|\n)\s*\|?\s*:?-{3,}:?\s*\||(?:^|\n)\s*[-*+]\s+\S[^\n]*\n\s*[-*+]\s+\S[^\n]*\n\s*[-*+]\s+\S|~~\S[^~\n]*~~/,
  ],
  // Words that fill a template.
  [
    "placeholder",
    /lorem ipsum|dolor sit amet|\bplaceholder\b|\b(?:your|sample|dummy) (?:text|title|name|headline|content)s?(?: goes)? here\b|\b(?:text|title|description|caption|content) (?:goes )?here\b/i,
  ],
  // What is still to be written, in brackets.
  [
    "placeholder",
    /\[[^\]\n]{0,30}\b(?:name|date|price|url|link|title|text|number|amount|here)\]|\[[^\]\n]{0,60}\bplease (?:add|check|confirm|replace|change|update|translate)\b[^\]\n]{0,60}\]/i,
  ],
  [
    "placeholder",
    /\[(?:insert|your|add|enter|photo|image|picture|text|link|date|price|name|title|tbd|사진(?!\s*(?:제공|출처|[:=]))|그림|이미지|링크|날짜|일자|가격|금액|이름|내용|제목|문구|주소|전화)[^\]]{0,40}\]/i,
  ],
  [
    "placeholder",
    /(?:^|\n)\s*[([（［【]\s*(?:제목|소제목|내용|본문|문구|설명|이름|날짜|가격|사진|이미지)\s*[)\]）］】]\s*(?=$|\n)|«(?:[A-Z]\w*[a-z]+[A-Z]|\w+_)\w*»/i,
  ],
  // Marks of unfinished work, and values of a program.
  ["placeholder", /(?:^|[\s:])(?:undefined|null)\s*(?:$|[.,원])|\[object \w+\]|\b(?:TODO|FIXME|TBD|TBC)\b/i],
  // With its own capitals: nan is bread.
  ["placeholder", /\bNaN(?=원|\b)/],
  // Signs in place of digits, names and words.
  [
    "placeholder",
    /(?:(?![ㅋㅎㅠㅜ])[ㄱ-ㅎㅏ-ㅣ]){3,}|\bX{2,}[-.\s]?X{2,}|\bX{3,}\b|(?:^|[^\d.,])0{2,3},0{3}\s*(?:원|won)|(?:^|[^\d])0\d{1,3}-0{3,4}-0{4}(?!\d)/i,
  ],
  [
    "placeholder",
    /(?:^|[^가-힣A-Za-z])[○◯OＯ]{2,}(?=\s*(?:원|호텔|년|월|일|시|층|님|레스토랑|점|,|-))|[△□▢]{2,}/i,
  ],
  // What an author is asked to write.
  [
    "placeholder",
    /(?:내용|제목|텍스트|문구|설명)[을를]?\s*(?:여기에\s*)?(?:입력|작성)(?:하세요|해\s?주세요)|여기에\s*(?:내용|제목|텍스트|글)[을를]?/i,
  ],
  [
    "placeholder",
    /(?:가격|금액|내용|문구|사진|이미지|제목|설명|본문)\s*(?:은|는|을|를)?\s*(?:추후\s*|나중에\s*)?(?:입력|작성|수정|교체|기재|추가)\s*(?:예정|필요|바람|요망|하기)/i,
  ],
  ["placeholder", /추후\s*(?:입력|작성|수정|교체|기재)|(?:더미|샘플|예시|임시)\s*(?:텍스트|문구|이미지)/i],
  [
    "broken",
    /\ufffd|[\u1100-\u11ff]{2,}|[\u00a1-\u00ff]{4,}|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€|ï»¿|ðŸ|[êëìí][\u0080-\u00bf\u0152-\u2122][\u0080-\u00bf\u0152-\u2122]|(?:\?{2,}\s+){1,}\?{2,}|[\u0080-\u0084\u0086-\u009f\ue000-\uf8ff]/,
  ],
  // A word drawn apart by spaces is read out, and searched for, letter by letter.
  ["spaced", /^\s*[가-힣](?: {1,3}[가-힣]){2,}\s*$/],
  ["escape", /\\[nrt](?![a-z]{2,}\\)|\\u[\da-f]{4}|%(?:20|E[AB-D]%[89AB][\dA-F])/i],
];

/** Returns what guests would read as it is written, although its author meant something else by it. */
export function rawTextFindings(html: string, { runs }: AuthoredHtml): LintFinding[] {
  return runs.flatMap((run) => {
    const found = findRaw(run.text);
    return found === undefined
      ? []
      : findingAt("raw-text", positionIn(html, run, found), found.words.slice(0, 60), {
          cause: found.cause,
        });
  });
}

type Raw = { cause: Cause; index: number; words: string };

/** Returns the first thing in a text that is raw; undefined for one that reads as it should. */
function findRaw(text: string): Raw | undefined {
  for (const match of text.matchAll(TAG)) {
    const [words, name = ""] = match;
    const isTag = SIMPLE.test(name) || (isElement(name.toLowerCase()) && /[=/]/.test(words));
    if (isTag) return { cause: "tag", index: match.index, words };
  }
  const mark = MARK.exec(text)?.[0].trim();
  if (mark !== undefined) return { cause: "tag", index: text.indexOf(mark), words: mark };
  for (const [cause, pattern] of RAW) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const words = match[0].trim();
    return { cause, index: match.index + match[0].indexOf(words), words };
  }
  return undefined;
}

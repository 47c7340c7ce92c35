/** A quoted text of CSS. */
const QUOTED = String.raw`"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'`;
/** An address, or a quoted text that is none. */
const ADDRESS_OR_TEXT = new RegExp(String.raw`url\(\s*(${QUOTED}|[^)"']*)\s*\)|${QUOTED}`, "gi");
/** What no declaration may contain outside of quoted text. */
const FORBIDDEN =
  /expression\(|(?<![\w-])behavior|-moz-binding|position\s*:\s*fixed|image-set\(|attr\(|paint\(|element\(|\\|<|@|\/\*/i;
const CONDITION = /^@(?:media|supports|container)\s/i;
const FRAMES = /^@(?:-webkit-)?keyframes\s+part-test-[\w-]+$/i;
const MOMENTS = /^(?:(?:from|to|\d+(?:\.\d+)?%)\s*,?\s*)+$/i;
const SCOPED = /^\._test(?![\w\\-])(?!\s*[+~])/;

/** Returns what is wrong with the declarations of a style attribute or of a rule. */
export function checkDeclarations(text: string): string[] {
  const { plain, faults } = takeTexts(text);
  return [...faults, ...findForbiddenStyle(plain)];
}

/**
 * Returns what is wrong with the style sheet of a part whose scope is `test`: a rule that applies outside of it, an
 * at-rule that is none of the known ones, a declaration that runs, fetches or covers what it may not.
 */
export function checkSheet(css: string): string[] {
  const { plain, faults } = takeTexts(css);
  const open: ("condition" | "frames" | "rule")[] = [];
  let end = 0;
  for (const { 0: all, 1: text = "", 2: brace, index } of plain.matchAll(/([^{}]*)([{}])/g)) {
    end = index + all.length;
    const within = open.at(-1);
    if (brace === "}") {
      if (within === "rule") faults.push(...findForbiddenStyle(text));
      else if (text.trim() !== "" || within === undefined) faults.push(`the style sheet has a loose ${all}`);
      open.pop();
    } else if (within === "rule") {
      faults.push(`a rule contains ${all}`);
      open.push("rule");
    } else if (within === "frames") {
      if (!MOMENTS.test(text.trim())) faults.push(`an animation contains ${all}`);
      open.push("rule");
    } else if (text.startsWith("@")) {
      if (!CONDITION.test(text) && !FRAMES.test(text)) faults.push(`the style sheet contains ${all}`);
      open.push(CONDITION.test(text) ? "condition" : "frames");
    } else {
      const outside = splitSelectors(text).filter((selector) => !SCOPED.test(selector));
      faults.push(...outside.map((selector) => `${selector} applies outside of the part`));
      open.push("rule");
    }
  }
  if (open.length > 0 || plain.slice(end).trim() !== "") faults.push("the style sheet is not closed");
  return faults;
}

/** Returns the CSS without its quoted texts and addresses, and what is wrong with those. */
function takeTexts(css: string): { plain: string; faults: string[] } {
  const faults: string[] = [];
  const plain = css.replace(ADDRESS_OR_TEXT, (whole, address?: string) => {
    if (/<\/style/i.test(whole)) faults.push(`the style sheet ends within ${whole}`);
    if (address === undefined) return "''";
    const target = address.replace(/^["']|["']$/g, "").trim();
    if (/^[a-z][a-z\d+.-]*:/i.test(target) && !/^https?:/i.test(target))
      faults.push(`an address is ${target}`);
    return "url()";
  });
  return { plain, faults };
}

function findForbiddenStyle(declarations: string): string[] {
  const found = FORBIDDEN.exec(declarations)?.[0];
  return found === undefined ? [] : [`a declaration contains ${found}`];
}

/** Splits a list of selectors at the commas that stand in no brackets. */
function splitSelectors(list: string): string[] {
  let depth = 0;
  let current = "";
  const selectors: string[] = [];
  for (const character of list) {
    if ("([".includes(character)) depth += 1;
    if (")]".includes(character)) depth -= 1;
    if (character === "," && depth === 0) {
      selectors.push(current.trim());
      current = "";
    } else current += character;
  }
  return [...selectors, current.trim()];
}

import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { designTokens } from "@/lib/cms/clean/design-tokens";

/** A page of the group: its address, and its name where it has one. */
export type OwnPage = { path: string; name: string };

/** An address that begins with a slash, in a link or in an option. */
const ADDRESS = /(?:href=|"url"\s*:\s*|src=)["']?\/[^\s"'<>]*/;
const TOKEN = /var\(\s*-{0,2}[\w-]*/;

/**
 * Returns a completion source for what is the group's own: addresses of its pages, found by their name or address, and
 * the names of its colours and fonts. `pagesNow` returns the pages that are known.
 */
export function completeOwn(pagesNow: () => readonly OwnPage[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const token = context.matchBefore(TOKEN);
    if (token !== null)
      return {
        from: token.from + "var(".length,
        validFor: /^\s*-{0,2}[\w-]*$/,
        options: [...designTokens].map((name) => ({ label: name, type: "constant" })),
      };
    const address = context.matchBefore(ADDRESS);
    if (address === null) return null;
    const from = address.from + address.text.indexOf("/");
    const options = pagesNow().map(({ path, name }) => ({ label: path, detail: name }));
    return options.length === 0 ? null : { from, validFor: /^\/[^\s"'<>]*$/, options };
  };
}

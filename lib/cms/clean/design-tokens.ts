import { words } from "@/lib/base/text";

/** Our design tokens: the only custom properties of ours that an author may read. */
export const designTokens: ReadonlySet<string> = new Set(
  words("paper card ink ink-2 ink-3 line saffron on-saffron saffron-ink pine sea clay wash serif sans r").map(
    (name) => `--${name}`,
  ),
);

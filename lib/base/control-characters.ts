// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const REPAIRED = /[\u0000-\u0020\u007f\\]/;

/** Returns whether a text has a control character, which no name, address or value of ours has. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text);
}

/**
 * Returns whether browsers would read an address otherwise than it is written: they turn backslashes round and strip
 * control characters and spaces. A legitimate address has none of them.
 */
export function isRepairedByBrowsers(address: string): boolean {
  return REPAIRED.test(address);
}

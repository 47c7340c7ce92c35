/** Forgets a value that the process shares (`process-wide.ts`): whoever asks for it next is like another process. */
export function forgetProcessWide(name: string): void {
  (globalThis as { siteShared?: Map<string, unknown> }).siteShared?.delete(name);
}

/** The data with which the framework hydrates a page, exactly as it wrote it (`lib/server/page/unhydrated-page.ts`). */
export type HydrationPayload = {
  /** The rows of its data, in this order (`lib/framework/run-framework.ts`). */
  flight: readonly unknown[];
  /** The entries of its registry with which it starts. */
  runtime: readonly unknown[];
  /** The attributes of the framework's script elements, in order. */
  scripts: readonly Readonly<Record<string, string>>[];
  /** The addresses of its style sheets, which the page has merged into one. */
  sheets: readonly string[];
};

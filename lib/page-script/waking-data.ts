/** What the framework needs to wake a page up, exactly as it wrote it (`lib/front/page/sleeping-page.ts`). */
export type WakingData = {
  /** Pushed onto `self.__next_f`, in this order. */
  flight: readonly unknown[];
  /** Pushed onto `globalThis.TURBOPACK`. */
  runtime: readonly unknown[];
  /** The attributes of its script elements, in their order. */
  scripts: readonly Readonly<Record<string, string>>[];
  /** The addresses of its style sheets, which the page has as one. */
  sheets: readonly string[];
};

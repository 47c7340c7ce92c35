/** The data with which the framework wakes a page, exactly as it wrote it (`lib/front/page/sleeping-page.ts`). */
export type WakingData = {
  /** Pushed onto `self.__next_f`, in this order. */
  flight: readonly unknown[];
  /** Pushed onto `globalThis.TURBOPACK`. */
  runtime: readonly unknown[];
  /** The attributes of the framework's script elements, in order. */
  scripts: readonly Readonly<Record<string, string>>[];
  /** The addresses of its style sheets, which the page has merged into one. */
  sheets: readonly string[];
};

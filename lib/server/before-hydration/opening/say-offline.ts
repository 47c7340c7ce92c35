import { openingWords } from "@/lib/server/before-hydration/opening/opening-words";

/** Says in the notice of an incomplete page (`say-incomplete.ts`) that the guest has no connection. */
export function sayOffline(): void {
  const { offline } = openingWords();
  const sentence = document.querySelector("[data-incomplete]")?.firstChild;
  if (sentence && offline !== "") sentence.textContent = `${offline} `;
}

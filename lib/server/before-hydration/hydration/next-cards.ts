import { readPageLanguage } from "@/lib/browser/page";
import { abortAfter } from "@/lib/browser/reload";
import { areFresh, listKey, NEXT_PAGE, type NextCards, type RequestedCards } from "@/lib/offer/next-cards";

const STATE = "data-list-state";
const BUSY = "aria-busy";
/** Milliseconds after which the framework asks by itself. */
const WITHIN_MS = 5_500;

/**
 * Asks for the next cards of a list, once a minute at most and not once the framework has taken the list over. Our own
 * server has them in memory for every reader, so that requesting ahead costs the back end nothing. Returns what was
 * requested; undefined for any other element than the end of a list.
 */
export function requestNextCards(end: HTMLElement): RequestedCards | undefined {
  const { listNext } = end.dataset;
  const slot = end.closest<HTMLElement>("[data-slot]");
  const part = slot?.closest<HTMLElement>("[data-part]");
  if (listNext === undefined || !slot || !part) return undefined;
  window.siteNextCards ??= new Map();
  const key = listKey(part.dataset.part ?? "", slot.dataset.slot ?? "");
  const known = window.siteNextCards.get(key);
  if (known !== undefined && (known.isTaken || areFresh(known))) return known;
  const requested = { answer: requestCards(listNext), at: Date.now(), shown: undefined, isTaken: false };
  window.siteNextCards.set(key, requested);
  return requested;
}

/**
 * Shows the next cards of a list whose end comes near without the framework, which meanwhile loads and takes over what
 * is shown (`takeNextCards`). Where there is no answer, the framework asks again and says so. Does nothing for any
 * other element.
 */
export function showNextCards(end: HTMLElement): void {
  const list = end.parentElement?.querySelector(":scope > ul");
  const requested = requestNextCards(end);
  if (!list || requested === undefined || requested.isTaken || end.hasAttribute(BUSY)) return;
  end.setAttribute(BUSY, "true");
  requested.answer.then((cards) => {
    end.removeAttribute(BUSY);
    if (cards === undefined || requested.isTaken || requested.shown !== undefined) return;
    requested.shown = cards;
    append(list, cards.html);
    if (cards.lastPage > NEXT_PAGE) return;
    end.setAttribute(STATE, "complete");
    end.removeAttribute("data-hydrate-visible");
  });
}

async function requestCards(address: string): Promise<NextCards | undefined> {
  try {
    const headers = { accept: "application/json", "accept-language": readPageLanguage(), "x-app": "1" };
    const response = await fetch(address, { headers, signal: abortAfter(WITHIN_MS) });
    const { data }: { data?: unknown } = response.ok ? await response.json() : {};
    return isNextCards(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an answer has the shape of this version's; the rows are those that our server has read by their schema. */
function isNextCards(data: unknown): data is NextCards {
  return (
    typeof data === "object" &&
    data !== null &&
    "html" in data &&
    typeof data.html === "string" &&
    "lastPage" in data &&
    typeof data.lastPage === "number" &&
    "rows" in data &&
    Array.isArray(data.rows)
  );
}

/** Adds the cards that the list does not have; one that moved between two pages is shown once. */
function append(list: Element, html: string): void {
  const template = document.createElement("template");
  template.innerHTML = html;
  const linkOf = (item: Element) => item.querySelector("a")?.getAttribute("href");
  const known = new Set([...list.children].map(linkOf));
  list.append(...[...template.content.children].filter((item) => !known.has(linkOf(item))));
}

import { patience } from "@/lib/browser/patience";
import type { LetGo } from "@/lib/page-script/hold-events";
import { loadScript } from "@/lib/page-script/load-script";
import type { WakingData } from "@/lib/page-script/waking-data";

declare global {
  interface Window {
    __next_f?: unknown[];
    TURBOPACK?: unknown[];
    /** What wakes this page, once its script has come (`waker-main.ts`). */
    yeoulSleeper?: { ahead: () => void; wake: (letGo: LetGo) => Promise<void> };
  }
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** As long as anything that wakes a page may take (spec §8); of scripts the entry script sees to it. */
const WITHIN_MS = 120_000;

/** A page that can be woken: `ahead` fetches what that takes without running it, `wake` runs it. */
export type Sleeper = { ahead: () => void; wake: () => Promise<void> };

/**
 * Wakes a page with what `address` holds: the framework's data first, then its scripts as it wrote them, since it knows
 * them by their literal `src`. Each is tried twice; `wake`, to be called once, rejects when one is lost all the same.
 */
export function sleeperOf(address: string): Sleeper {
  let data: Promise<WakingData> | undefined;
  const read = () => {
    data ??= readData(address).catch((error) => {
      data = undefined;
      throw error;
    });
    return data;
  };
  return {
    ahead: () => {
      if (navigator.connection?.saveData === true) return;
      read().then(
        ({ scripts }) => {
          for (const { src = "" } of scripts) fetch(src, { priority: "low" }).catch(() => {});
        },
        () => {},
      );
    },
    wake: async () => {
      const { flight, runtime, scripts, sheets } = await read().catch(read);
      sheets.forEach(standIn);
      window.__next_f ??= [...flight];
      window.TURBOPACK ??= [...runtime];
      await Promise.all(scripts.map((attributes) => loadScript(attributes)));
    },
  };
}

/**
 * Puts an element where the framework looks for a style sheet that the page has joined with others: it loads nothing, and
 * without it the sheet would be loaded once more.
 */
function standIn(href: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.dataset.precedence = "next";
  link.setAttribute("disabled", "");
  link.setAttribute("href", href);
  document.head.append(link);
}

/** Our own file, made with the page: its shape is not asked for again, for that would cost more than the page itself. */
async function readData(address: string): Promise<WakingData> {
  const response = await fetch(address, { signal: patience(WITHIN_MS) });
  // Whatever answers in its place is no JSON.
  return response.json();
}

import type { WakingData } from "@/lib/page-script/waking-data";

declare global {
  interface Window {
    __next_f?: unknown[];
    TURBOPACK?: unknown[];
    /** Loads the page anew for a script that did not come; 0 where that is not right (`lib/front/policy/entry-script.ts`). */
    yeoulLost?: () => 0 | 1;
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
      const { flight, runtime, scripts } = await read().catch(read);
      window.__next_f ??= [...flight];
      window.TURBOPACK ??= [...runtime];
      await Promise.all(scripts.map((attributes) => load(attributes)));
    },
  };
}

/** Our own file, made with the page: its shape is not asked for again, for that would cost more than the page itself. */
async function readData(address: string): Promise<WakingData> {
  const response = await fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) });
  // Whatever answers in its place is no JSON.
  return response.json();
}

/** `isAgain` when it did not come before: the first that fails is no reason to load the page anew. */
function load(attributes: Readonly<Record<string, string>>, isAgain = false): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    for (const name in attributes) script.setAttribute(name, attributes[name] ?? "");
    if (!isAgain) script.dataset.first = "";
    script.onload = resolve;
    script.onerror = isAgain ? reject : () => resolve(load(attributes, true));
    document.head.append(script);
  });
}

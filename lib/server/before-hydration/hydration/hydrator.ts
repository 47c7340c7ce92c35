import { savesData } from "@/lib/browser/device";
import { abortAfter } from "@/lib/browser/reload";
import type { FrameworkParts } from "@/lib/server/before-hydration/framework/framework-html";
import {
  evaluateEntries,
  giveData,
  moduleEntry,
  openRegistry,
} from "@/lib/server/before-hydration/framework/run-framework";
import { addPlaceholder } from "@/lib/server/before-hydration/framework/sheet-links";
import { loadScript, longModules } from "@/lib/server/before-hydration/load-script";

/** Timeout in milliseconds for fetching the data (R12.4); the entry script watches over the scripts. */
const WITHIN_MS = 120_000;

/**
 * A page that can be hydrated: `prefetch` prefetches the needed files without running them, and resolves with whether
 * all of them are here; `hydrate` runs them, in pieces that each wait for their turn.
 */
export type Hydrator = {
  prefetch: () => Promise<boolean>;
  hydrate: (turn: () => Promise<void>) => Promise<void>;
};

/**
 * Hydrates a page with the data at `address`: the framework's data first, then its scripts with their original
 * attributes, because it identifies them by their literal `src`. Each is tried twice; `hydrate`, to be called once,
 * rejects when the second try fails.
 */
export function createHydrator(address: string): Hydrator {
  let data: Promise<HydrationPayload> | undefined;
  const read = () => {
    data ??= readData(address).catch((error) => {
      data = undefined;
      throw error;
    });
    return data;
  };
  return {
    prefetch: async () => {
      if (savesData()) return false;
      try {
        const { scripts } = await read();
        return (await Promise.all(scripts.map(({ src = "" }) => isFetched(src)))).every(Boolean);
      } catch {
        return false;
      }
    },
    hydrate: async (turn) => {
      const { flight, runtime, scripts, sheets } = await read().catch(read);
      sheets.forEach(addPlaceholder);
      giveData(flight);
      openRegistry();
      // Each file is a task of its own, in which its modules are registered.
      await Promise.all(scripts.map((attributes) => loadScript(attributes)));
      for (const id of longModules) {
        await turn();
        evaluateEntries([moduleEntry(id)]);
      }
      await turn();
      evaluateEntries(runtime);
    },
  };
}

/** Fetches a file for later; resolves with whether it is here. */
async function isFetched(src: string): Promise<boolean> {
  const response = await fetch(src, { priority: "low" });
  await response.arrayBuffer();
  return response.ok;
}

/**
 * Fetches a file that was generated with the page. Its shape is not validated, because that would cost more than the
 * page itself.
 */
async function readData(address: string): Promise<HydrationPayload> {
  const response = await fetch(address, { signal: abortAfter(WITHIN_MS) });
  // An error page in its place fails here, because it is not JSON.
  return response.json();
}

/** The data with which the framework hydrates a page (`lib/server/page/unhydrated-page.ts`). */
export type HydrationPayload = FrameworkParts & {
  /** The addresses of its style sheets, which the page has merged into one. */
  sheets: readonly string[];
};

/**
 * Moves what others have put before our own content to the end of the body. The framework expects its elements from the
 * first one on, would take a foreign one for its own and render the whole page anew. To be called before it starts.
 */
export function moveForeignNodes(): void {
  const page = document.getElementById("page");
  if (page === null) return;
  for (const node of [...document.body.childNodes]) {
    if (node === page) return;
    if (!isFrameworks(node)) document.body.append(node);
  }
}

/** Whether this is the framework's empty place for late metadata. */
function isFrameworks(node: Node): boolean {
  return node instanceof HTMLDivElement && node.hidden && node.firstChild instanceof Comment;
}

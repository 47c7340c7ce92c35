/** One call that a page made of a stand-in script, and what is wrong with it. */
export type Hit = {
  platform: string;
  sdkId: string;
  call: string;
  args: unknown[];
  page: string;
  referrer: string;
  isTop: boolean;
  faults: string[];
};

const MOST_KEPT = 20_000;

/** What the stand-in scripts were called with, oldest first; it lives as long as the process. */
export function createHitLog() {
  let hits: Hit[] = [];
  return {
    add(hit: Hit) {
      hits = [...hits, hit].slice(-MOST_KEPT);
    },
    read: (isWanted: (hit: Hit) => boolean): Hit[] => hits.filter(isWanted),
    clear() {
      hits = [];
    },
  };
}

export type HitLog = ReturnType<typeof createHitLog>;

/** A page's call of a stand-in script, with the faults found in it. */
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

const MAX_HITS = 20_000;

/** Creates the log of calls of the stand-in scripts, oldest first; it lives as long as the process. */
export function createHitLog() {
  let hits: Hit[] = [];
  return {
    add(hit: Hit) {
      hits = [...hits, hit].slice(-MAX_HITS);
    },
    read: (isWanted: (hit: Hit) => boolean): Hit[] => hits.filter(isWanted),
    clear() {
      hits = [];
    },
  };
}

export type HitLog = ReturnType<typeof createHitLog>;

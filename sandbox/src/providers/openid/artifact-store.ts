import type { AdapterFactory, AdapterPayload } from "oidc-provider";

/** Creates the store of a login provider's sessions, codes and tokens, which live in memory until they are cleared. */
export function createArtifactStore(): { adapter: AdapterFactory; clear(): void } {
  const kept = new Map<string, AdapterPayload>();

  const adapter: AdapterFactory = (model) => {
    const toKey = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload) {
        dropEnded(kept);
        kept.set(toKey(id), payload);
      },
      find: async (id) => kept.get(toKey(id)),
      findByUid: async (uid) =>
        [...kept.values()].find((payload) => payload.kind === "Session" && payload.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = kept.get(toKey(id));
        if (payload) payload.consumed = true;
      },
      async destroy(id) {
        kept.delete(toKey(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
  return { adapter, clear: () => kept.clear() };
}

/** Removes expired entries. The library uses the system's time in seconds, not the sandbox's clock. */
function dropEnded(kept: Map<string, AdapterPayload>): void {
  const now = Date.now() / 1000;
  for (const [key, { exp }] of kept) if (exp !== undefined && exp < now) kept.delete(key);
}

import type { AdapterFactory, AdapterPayload } from "oidc-provider";

/** Creates the store of a login provider's sessions, codes and tokens, which live in memory until they are cleared. */
export function createArtifactStore(): { adapter: AdapterFactory; clear(): void } {
  const artifacts = new Map<string, AdapterPayload>();

  const adapter: AdapterFactory = (model) => {
    const toKey = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload) {
        dropEnded(artifacts);
        artifacts.set(toKey(id), payload);
      },
      find: async (id) => artifacts.get(toKey(id)),
      findByUid: async (uid) =>
        [...artifacts.values()].find((payload) => payload.kind === "Session" && payload.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = artifacts.get(toKey(id));
        if (payload) payload.consumed = true;
      },
      async destroy(id) {
        artifacts.delete(toKey(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of artifacts) if (payload.grantId === grantId) artifacts.delete(key);
      },
    };
  };
  return { adapter, clear: () => artifacts.clear() };
}

/** Removes expired entries. The library uses the system's time in seconds, not the sandbox's clock. */
function dropEnded(artifacts: Map<string, AdapterPayload>): void {
  const now = Date.now() / 1000;
  for (const [key, { exp }] of artifacts) if (exp !== undefined && exp < now) artifacts.delete(key);
}

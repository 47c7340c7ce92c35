/** The idempotency key of a guest's current attempt. */
export type AttemptKey = {
  /** Returns the same key for the same request, so that it is carried out once even when it is sent again. */
  keyFor: (request: unknown) => string;
  /** Marks the attempt as answered: the same request sent once more is a new one. */
  markAnswered: () => void;
};

/** Creates a key holder for one attempt at a time. */
export function createAttemptKey(): AttemptKey {
  let last: { request: string; key: string } | undefined;
  return {
    keyFor: (request) => {
      const text = JSON.stringify(request);
      if (last?.request !== text) last = { request: text, key: newAttemptKey() };
      return last.key;
    },
    markAnswered: () => {
      last = undefined;
    },
  };
}

/** Returns 128 random bits as hex; `crypto.randomUUID` is missing in insecure contexts. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

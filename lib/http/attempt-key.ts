/** The idempotency key of what a guest is trying to do. */
export type AttemptKey = {
  /** The same request keeps its key, so that it is carried out once even when it has to be sent again. */
  keyFor: (request: unknown) => string;
  /** It was answered: the same request sent once more is a new one. */
  settle: () => void;
};

/** A key for one attempt at a time. */
export function createAttemptKey(): AttemptKey {
  let last: { request: string; key: string } | undefined;
  return {
    keyFor: (request) => {
      const text = JSON.stringify(request);
      if (last?.request !== text) last = { request: text, key: newAttemptKey() };
      return last.key;
    },
    settle: () => {
      last = undefined;
    },
  };
}

/** 128 random bits; `crypto.randomUUID` is missing where a page is not secure. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

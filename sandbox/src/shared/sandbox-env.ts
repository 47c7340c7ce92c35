import type { HttpBindings } from "@hono/node-server";
import type { Database } from "#database/open-database.ts";
import type { LanguageCode } from "./language.ts";

/** The Hono environment of handlers; the Node bindings are present only for real network requests. */
export type SandboxEnv = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: {
    language: LanguageCode;
    /** The instant as of which the call is answered. */
    now: Date;
    /** The days from today to that instant, 0 for a call that is answered as of now. */
    daysAhead: number;
    /** Stores the answer of a call with an `Idempotency-Key` in the transaction that carries it out. */
    storeAnswer: ((transaction: Database, answer: object) => Promise<void>) | undefined;
  };
};

import type { HttpBindings } from "@hono/node-server";
import type { LanguageCode } from "#seed/types.ts";

/** What a handler finds on its context; the Node request is there only when the call came over the wire. */
export type SandboxEnv = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { language: LanguageCode };
};

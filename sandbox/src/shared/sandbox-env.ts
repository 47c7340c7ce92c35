import type { HttpBindings } from "@hono/node-server";
import type { LanguageCode } from "./language.ts";

/** The Hono environment of handlers; the Node bindings are present only for real network requests. */
export type SandboxEnv = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: { language: LanguageCode };
};

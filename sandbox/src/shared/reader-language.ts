import { createMiddleware } from "hono/factory";
import type { LanguageCode } from "#seed/types.ts";
import type { SandboxEnv } from "./sandbox-env.ts";

/** Korean for whoever asks for it first, English for everybody else (§9: the default language is English). */
export function toReaderLanguage(acceptLanguage: string | undefined): LanguageCode {
  return acceptLanguage?.trim().toLowerCase().startsWith("ko") ? "ko" : "en";
}

/** Decides the reader's language once a call and says that answers differ by it. */
export const readerLanguage = createMiddleware<SandboxEnv>(async (c, next) => {
  c.set("language", toReaderLanguage(c.req.header("accept-language")));
  await next();
  c.header("Vary", "Accept-Language", { append: true });
});

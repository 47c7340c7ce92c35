import { createMiddleware } from "hono/factory";
import type { LanguageCode } from "./language.ts";
import type { SandboxEnv } from "./sandbox-env.ts";

/** Returns Korean if `Accept-Language` begins with it, else English, the default language. */
export function toReaderLanguage(acceptLanguage: string | undefined): LanguageCode {
  return acceptLanguage?.trim().toLowerCase().startsWith("ko") ? "ko" : "en";
}

/** Sets the language of a call from its `Accept-Language` and adds the `Vary` header. */
export const readerLanguage = createMiddleware<SandboxEnv>(async (c, next) => {
  c.set("language", toReaderLanguage(c.req.header("accept-language")));
  await next();
  c.header("Vary", "Accept-Language", { append: true });
});

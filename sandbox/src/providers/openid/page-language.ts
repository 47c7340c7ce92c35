import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import type { LanguageCode } from "#shared/language.ts";
import { toReaderLanguage } from "#shared/reader-language.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

/** Cookie of the chosen language; it applies to the other providers as well. */
export const LANGUAGE_COOKIE = "lang";

const chosenSchema = z.enum(["ko", "en"]).optional().catch(undefined);

/** Returns the language of a page: that in the address, else the earlier choice, else the browser's. */
export function toPageLanguage(from: {
  query: unknown;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}): LanguageCode {
  return (
    chosenSchema.parse(from.query) ?? chosenSchema.parse(from.cookie) ?? toReaderLanguage(from.acceptLanguage)
  );
}

/** Sets the language of a page and stores a choice made in its address in a cookie. */
export const pageLanguage = createMiddleware<SandboxEnv>(async (c, next) => {
  const query = c.req.query("lang");
  c.set(
    "language",
    toPageLanguage({
      query,
      cookie: getCookie(c, LANGUAGE_COOKIE),
      acceptLanguage: c.req.header("accept-language"),
    }),
  );
  if (chosenSchema.parse(query)) setCookie(c, LANGUAGE_COOKIE, c.get("language"), { sameSite: "Lax" });
  c.header("Cache-Control", "no-store");
  await next();
});

/** Returns the address of this page in the other language. */
export function otherLanguageAddress(c: Context<SandboxEnv>): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set("lang", c.get("language") === "ko" ? "en" : "ko");
  return `${pathname}?${searchParams}`;
}

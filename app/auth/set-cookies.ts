import "server-only";
import type { NextResponse } from "next/server";
import type { CookieToSet } from "@/lib/account/session";

/** Adds the cookies to a response, and returns it. */
export function setCookies(response: NextResponse, cookies: readonly CookieToSet[]): NextResponse {
  for (const { name, value, ...options } of cookies) response.cookies.set(name, value, options);
  return response;
}

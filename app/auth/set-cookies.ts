import "server-only";
import type { NextResponse } from "next/server";
import type { CookieToSet } from "@/lib/session/session";

export function setCookies(response: NextResponse, cookies: readonly CookieToSet[]): NextResponse {
  for (const { name, value, ...options } of cookies) response.cookies.set(name, value, options);
  return response;
}

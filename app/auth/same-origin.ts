import "server-only";
import type { NextRequest } from "next/server";
import { env } from "@/lib/env";

/**
 * Returns whether one of our pages sent the request, by `sec-fetch-site` or else by its Origin. Another site's form
 * cannot (cross-site request forgery).
 */
export function isSameOrigin(request: NextRequest): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site === null ? request.headers.get("origin") === env().PUBLIC_ORIGIN : site === "same-origin";
}

/** Returns whether our own script sent the request: no form can set the `x-app` header. */
export function isFromOwnScript(request: NextRequest): boolean {
  return isSameOrigin(request) && request.headers.get("x-app") === "1";
}

import "server-only";
import type { NextRequest } from "next/server";
import { env } from "@/lib/env";

/** Sent from a page of ours: the browser says so itself, or its Origin does. Another site's form cannot (security D8). */
export function isSameOrigin(request: NextRequest): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site === null ? request.headers.get("origin") === env().PUBLIC_ORIGIN : site === "same-origin";
}

/** The same, and sent by our own script: no form can set the header. */
export function isAskedByUs(request: NextRequest): boolean {
  return isSameOrigin(request) && request.headers.get("x-app") === "1";
}

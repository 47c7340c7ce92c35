import "server-only";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import type * as z from "zod/mini";
import { isSameOrigin } from "@/app/auth/guest-request";
import { isStaffSession, STAFF_COOKIE } from "@/lib/workbench/staff-session";

/** Returns whether the visitor has signed in at the workbench. */
export async function isStaff(): Promise<boolean> {
  return isStaffSession((await cookies()).get(STAFF_COOKIE.name)?.value, Date.now());
}

/** Returns the metadata of a page of the workbench. */
export function staffMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false }, icons: { icon: "/brand/mark.svg" } };
}

/**
 * Makes a handler of a call that only staff may make, from the workbench itself: a page of a sibling host has their
 * cookie as well. Anybody else gets 401.
 */
export function forStaff<Call extends Request>(
  handle: (request: Call) => Promise<Response>,
): (request: Call) => Promise<Response> {
  return async (request) =>
    isSameOrigin(request) && (await isStaff())
      ? handle(request)
      : uncachedJson({ error: "unauthorized" }, 401);
}

/** Makes a handler of such a call from its body; one that the schema does not accept gets 422. */
export function forStaffWith<Body>(
  bodySchema: z.ZodMiniType<Body>,
  handle: (body: Body, request: NextRequest) => Promise<Response>,
): (request: NextRequest) => Promise<Response> {
  return forStaff(async (request) => {
    const body = bodySchema.safeParse(await request.json().catch(() => undefined));
    return body.success
      ? handle(body.data, request)
      : uncachedJson({ error: "requirements_not_satisfied" }, 422);
  });
}

/** Returns the response of a workbench call: data that must not be cached. */
export function uncachedJson(data: object, status = 200): Response {
  return Response.json(data, { status, headers: { "cache-control": "no-store" } });
}

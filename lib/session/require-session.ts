import "server-only";
import { redirect } from "next/navigation";
import { paths } from "@/lib/routing/paths";

/**
 * The lock on a session page, whatever middleware let through (R1.6): without a session it leaves for the
 * messenger's login, to come back to this address. Nobody holds a session until login is built, so it always leaves.
 */
export function requireSession(returnTo: string): never {
  redirect(paths.login("kakao", returnTo));
}

import { howOpened } from "@/lib/browser/how-opened";
import "client-only";
import { matchRoute } from "@/lib/routing/match-route";

/**
 * Reloads a page that the browser cached before the guest's login, because its login boxes hold nothing for members
 * (R4.6): only after Back or Forward, once, and never during payment. Every other page comes from the server, which
 * knows its audience.
 */
export function reloadStaleMembersPage(): void {
  if (howOpened() !== "back_forward" || matchRoute(location.pathname)?.name === "payment-request") return;
  if (document.querySelector("[data-withheld]") !== null) location.reload();
}

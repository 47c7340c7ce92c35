import "client-only";
import { matchRoute } from "@/lib/routing/match-route";

/**
 * A browser that goes back may show a signed-in guest the page that it kept from before their login, whose login boxes
 * hold nothing for members (R4.6): it is asked for anew, once, and never during payment. Every other page comes from the
 * server, which knows for whom it is made.
 */
export function askForMembersPage(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const isKept = navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
  if (!isKept || matchRoute(location.pathname)?.name === "payment-request") return;
  if (document.querySelector("[data-withheld]") !== null) location.reload();
}

import "server-only";
import type { WidgetContext } from "@/lib/cms/widget/define-widget";
import type { Locale } from "@/lib/i18n/locales";
import { matchRoute } from "@/lib/routing/route-template";

/** Pages on which a guest confirms, pays and keeps a reservation: nothing else belongs there. */
const BOOKING: readonly (string | undefined)[] = ["dining-summary", "payment-request"];

/** Decides whether the page has room for news. */
export async function loadNotice(
  _options: object,
  _locale: Locale,
  { path }: WidgetContext,
): Promise<{ kind: "notice"; isShown: boolean }> {
  return { kind: "notice", isShown: !BOOKING.includes(matchRoute(path)?.name) };
}

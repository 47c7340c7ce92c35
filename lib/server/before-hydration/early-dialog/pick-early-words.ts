import type { EarlyWords } from "@/lib/server/before-hydration/early-dialog/early-words";
import type messages from "@/messages/en.json";

/**
 * Returns what the sheets say, from the messages of one language. The build calls it
 * (`scripts/bundle-page-scripts.mjs`).
 */
export function pickEarlyWords({ Common, Event, Finder, Reserve, Share }: typeof messages): EarlyWords {
  return {
    looking: Finder.looking,
    share: Common.share,
    preparing: Share.loading,
    loginFirst: Share.loginFirst,
    eventLogin: Event.loginFirst,
    logIn: Common.logIn,
    offline: Reserve.offline,
  };
}

import type { Frame } from "@/components/layout/frame";
import type { Locale } from "@/lib/i18n/locales";
import type messages from "@/messages/en.json";

/** What the frame around every page is drawn from. */
export type ShellFacts = {
  frame: Pick<Frame, "account" | "appName" | "hasMessenger" | "hotels" | "menus" | "timeZones">;
  locale: Locale;
  /** Finished sentences; where one takes a value, it stands in it. */
  labels: { shell: (typeof messages)["Shell"]; account: (typeof messages)["Account"] };
};

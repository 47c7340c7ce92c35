import type { Frame } from "@/components/layout/frame";
import type { Locale } from "@/lib/i18n/locales";
import type messages from "@/messages/en.json";

/** The data from which the frame around every page is rendered. */
export type ShellFacts = {
  frame: Pick<Frame, "account" | "appName" | "hasMessenger" | "hotels" | "menus" | "timeZones">;
  locale: Locale;
  /** Finished sentences, with their values filled in. */
  labels: { shell: (typeof messages)["Shell"]; account: (typeof messages)["Account"] };
};

import type { AccountSettings } from "@/lib/account/account-settings";
import type { TimeZones } from "@/lib/base/venue-time";
import type { PartView } from "@/lib/cms/parse/part-view";
import type { Zone } from "@/lib/cms/schema";
import type { LegalNotice } from "@/lib/cms/site/legal-notice";
import type { Locale } from "@/lib/i18n/locales";
import type { NavEntry } from "@/lib/place/schema";
import type { MessengerSdk } from "@/lib/share/messenger-sdk";
import type { ShareLogin } from "@/lib/share/share-mark";
import type { VisitContext } from "@/lib/tracking/visit-context";
import type messages from "@/messages/en.json";

/** The surroundings of every page: the group's name and navigation, and the authored parts around the page itself. */
export type Chrome = {
  appName: string;
  /** Address of the app's square logo, for the favicon. */
  logo: string | undefined;
  /** The messenger is configured, so that its login works (R12.3). */
  hasMessenger: boolean;
  /** Undefined while sharing in the messenger is not configured. */
  messengerSdk: MessengerSdk | undefined;
  shareLogin: ShareLogin;
  visit: VisitContext;
  account: AccountSettings;
  hotels: { label: string; href: string }[];
  /** The telephone number of the page's hotel, else of the first hotel that has one. */
  phone: string | undefined;
  /** The menu of the hotel that the page belongs to (R3.12). */
  menus: { name: string; entries: NavEntry[] }[];
  timeZones: TimeZones;
  /** Who runs the site, in the page's language; undefined where the group has not stated it. */
  legal: LegalNotice | undefined;
  zones: Partial<Record<Zone, PartView>>;
};

/** The data from which the chrome around every page is rendered. */
export type ShellProps = {
  chrome: Pick<Chrome, "account" | "appName" | "hasMessenger" | "hotels" | "menus" | "timeZones">;
  locale: Locale;
  /** Finished sentences, with their values filled in. */
  labels: {
    common: (typeof messages)["Common"];
    shell: (typeof messages)["Shell"];
    account: (typeof messages)["Account"];
  };
};

import type { RouteInput } from "@/lib/routing/decide-route";

/** A first visit to the home page, without a session and in no language of its own; a case changes what it is about. */
export const firstVisit: RouteInput = {
  pathname: "/",
  query: "",
  storedLocale: undefined,
  storedCampaign: undefined,
  storedSharedBy: undefined,
  acceptLanguage: null,
  isCrawler: false,
  hasSession: false,
  mayLogInByItself: false,
  publicOrigin: "https://dining.test",
  redirectHosts: [],
};

import type { RouteInput } from "@/lib/routing/decide-route";

/** A first visit to the home page, without a session or a preferred language; tests override single fields. */
export const firstVisit: RouteInput = {
  pathname: "/",
  query: "",
  storedLocale: undefined,
  storedCampaign: undefined,
  storedSharedBy: undefined,
  acceptLanguage: null,
  isCrawler: false,
  hasSession: false,
  mayLogInAutomatically: false,
  publicOrigin: "https://dining.test",
  redirectHosts: [],
};

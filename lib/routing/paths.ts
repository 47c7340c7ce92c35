/** The addresses of the named routes (spec §2). Addresses carry no locale. */
export const paths = {
  home: () => "/",
  resourcePage: (resourceId: number | string) => `/r/${encodeURIComponent(resourceId)}`,
  page: (pageKey: string) => `/p/${encodeURIComponent(pageKey)}`,
  promotion: (resourceId: number | string, id: number | string) =>
    `/promotion/${encodeURIComponent(resourceId)}/${encodeURIComponent(id)}`,
  diningSummary: (resourceId: number | string, id: number | string) =>
    `${paths.promotion(resourceId, id)}/summary`,
  paymentRequest: (resourceId: number | string, id: number | string) =>
    `/payment-request/${encodeURIComponent(resourceId)}/${encodeURIComponent(id)}`,
  book: () => "/book",
  /** The reservation as a file for calendars; it answers its own guest only. */
  calendarFile: (id: string) => `/api/crm_channel_si_tc/reservation/calendar/${encodeURIComponent(id)}`,
  coupon: () => "/coupon",
  empty: () => "/empty",
  notFound: () => "/error-404",
  /** Without a return target the guest comes back to the page that the link stands on. */
  login: (provider: "kakao" | "hyatt", returnTo?: string) =>
    `/auth/${provider}/login${returnTo === undefined ? "" : `?return=${encodeURIComponent(returnTo)}`}`,
  /** Takes a POST from a page of ours, and nothing else. */
  logout: () => "/auth/kakao/logout",
  /** Links the loyalty account, with the messenger's login before it where that is needed. */
  bind: (returnTo?: string) =>
    `/auth/hyatt/bind${returnTo === undefined ? "" : `?return=${encodeURIComponent(returnTo)}`}`,
} as const;

/**
 * The address of a route that an author named, with the parameters they gave; undefined when the name is none of
 * ours or a parameter is missing.
 */
export function namedRoutePath(name: string, params: Readonly<Record<string, unknown>>): string | undefined {
  const text = (key: string) => {
    const value = params[key];
    return typeof value === "number" || (typeof value === "string" && value !== "")
      ? String(value)
      : undefined;
  };
  const resourceId = text("resourceId");
  const id = text("id");
  const pageKey = text("pageKey") ?? text("key");
  switch (name) {
    case "home":
      return paths.home();
    case "book":
      return paths.book();
    case "coupon":
      return id === undefined ? paths.coupon() : `${paths.coupon()}/${encodeURIComponent(id)}`;
    case "empty":
      return paths.empty();
    case "resourcePage":
      return resourceId === undefined ? undefined : paths.resourcePage(resourceId);
    case "page":
      return pageKey === undefined ? undefined : paths.page(pageKey);
    case "promotion":
      return resourceId === undefined || id === undefined ? undefined : paths.promotion(resourceId, id);
    case "dining-summary":
      return resourceId === undefined || id === undefined ? undefined : paths.diningSummary(resourceId, id);
    case "payment-request":
      return resourceId === undefined || id === undefined ? undefined : paths.paymentRequest(resourceId, id);
    default:
      return undefined;
  }
}

import { namedRoutes, type RouteName, routes, writePath } from "@/lib/routing/route-table";

type Id = number | string;

/** The addresses of the named routes (spec §2). Addresses carry no locale. */
export const paths = {
  home: () => writePath("home", {}),
  resourcePage: (resourceId: Id) => writePath("resourcePage", { resourceId }),
  page: (pageKey: string) => writePath("page", { pageKey }),
  promotion: (resourceId: Id, id: Id) => writePath("promotion", { resourceId, id }),
  diningSummary: (resourceId: Id, id: Id) => writePath("dining-summary", { resourceId, id }),
  paymentRequest: (resourceId: Id, id: Id, approval?: string) =>
    writePath("payment-request", { resourceId, id, approval }),
  book: () => writePath("book", {}),
  /** The reservation as a file for calendars; it answers its own guest only. */
  calendarFile: (id: string) => `/api/crm_channel_si_tc/reservation/calendar/${encodeURIComponent(id)}`,
  coupon: (id?: Id) => writePath("coupon", { id }),
  empty: () => writePath("empty", {}),
  notFound: () => writePath("error-404", {}),
  unavailable: () => writePath("unavailable", {}),
  /** Where a login that did not end in a session is explained; `login` begins one. */
  loginPage: () => writePath("login", {}),
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
 * The address of a route that an author named, with the parameters they gave; undefined when the name is none of ours,
 * a parameter is missing or no page could have it.
 */
export function namedRoutePath(name: string, params: Readonly<Record<string, unknown>>): string | undefined {
  const route = routes.find((each) => each.name === name);
  if (route === undefined || !isRouteName(name)) return undefined;
  const parts = Object.fromEntries(
    Object.keys(route.params ?? {}).map((part) => [part, textOf(params[part])]),
  );
  const path = writePath(name, parts as Parameters<typeof writePath<typeof name>>[1]);
  const match = route.pattern.exec(decodeURIComponent(path));
  // Where a part was left out, the one after it would stand in its place.
  return Object.entries(parts).every(([part, value]) => match?.groups?.[part] === value) && match !== null
    ? path
    : undefined;
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(namedRoutes, name);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  // Half a character cannot be written into an address.
  return typeof value === "string" && value !== "" && !/\p{Surrogate}/u.test(value) ? value : undefined;
}

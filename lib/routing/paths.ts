import { namedRoutes, type RouteName, routes, writePath } from "@/lib/routing/route-table";
import { loginPath } from "@/lib/routing/safe-url";

type Id = number | string;

/** The addresses of the named routes (R1.1, R1.2). Addresses contain no locale. */
export const paths = {
  home: () => writePath("home", {}),
  resourcePage: (resourceId: Id) => writePath("resourcePage", { resourceId }),
  page: (pageKey: string) => writePath("page", { pageKey }),
  promotion: (resourceId: Id, id: Id) => writePath("promotion", { resourceId, id }),
  diningSummary: (resourceId: Id, id: Id) => writePath("dining-summary", { resourceId, id }),
  paymentRequest: (resourceId: Id, id: Id, approval?: string) =>
    writePath("payment-request", { resourceId, id, approval }),
  book: () => writePath("book", {}),
  /** The reservation as a calendar file; available to its own guest only. */
  calendarFile: (id: string) => `/api/crm_channel_si_tc/reservation/calendar/${encodeURIComponent(id)}`,
  coupon: (id?: Id) => writePath("coupon", { id }),
  empty: () => writePath("empty", {}),
  notFound: () => writePath("error-404", {}),
  unavailable: () => writePath("unavailable", {}),
  /** The page that explains a login that failed; `login` begins one. */
  loginPage: () => writePath("login", {}),
  login: loginPath,
  /** Accepts only a POST from a page of ours. */
  logout: () => "/auth/kakao/logout",
  /** Links the loyalty account, after the messenger's login if that is needed. */
  bind: (returnTo?: string) =>
    `/auth/hyatt/bind${returnTo === undefined ? "" : `?return=${encodeURIComponent(returnTo)}`}`,
} as const;

/**
 * Returns the address of a route that an author named, with the given parameters; undefined when the name is unknown, a
 * parameter is missing or the address is not valid.
 */
export function namedRoutePath(name: string, params: Readonly<Record<string, unknown>>): string | undefined {
  const route = routes.find((each) => each.name === name);
  if (route === undefined || !isRouteName(name)) return undefined;
  const parts = Object.fromEntries(
    Object.keys(route.params ?? {}).map((part) => [part, textOf(params[part])]),
  );
  const path = writePath(name, parts as Parameters<typeof writePath<typeof name>>[1]);
  const match = route.pattern.exec(decodeURIComponent(path));
  // When a part is missing, the next one would take its place.
  return Object.entries(parts).every(([part, value]) => match?.groups?.[part] === value) && match !== null
    ? path
    : undefined;
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(namedRoutes, name);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  // A lone surrogate cannot be encoded in an address.
  return typeof value === "string" && value !== "" && !/\p{Surrogate}/u.test(value)
    ? value.normalize("NFC")
    : undefined;
}

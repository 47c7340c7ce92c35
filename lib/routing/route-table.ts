import { APPROVAL_ID, ID, PAGE_KEY, whole } from "@/lib/base/ids";
import { draftKeys } from "@/lib/routing/query-keys";

/** Id of a reservation, `AH_{number}` or the number alone, or of a coupon. */
const GUESTS_ID = "[A-Za-z0-9_-]{1,64}";
const LANGUAGE_ID = "\\w{1,12}";

type Definition = {
  /** `{name}` is a required part, `{name?}` an optional one. */
  path: string;
  /** The allowed decoded values of each part, as the source of a regular expression. */
  params?: Readonly<Record<string, string>>;
  /**
   * Only those who are signed in get the page. Its HTML holds nothing of the guest: it is the same for all of them, while
   * the page has no query to read but that of `readsKeys`, and no `guestsOwnWith`.
   */
  session?: boolean;
  /** The part of the path that names something of one guest; such a page repeats it and is otherwise the same. */
  guestsPart?: "id";
  /** The part of the path with which the page holds something of the guest after all. */
  guestsOwnWith?: "approval";
  /**
   * A public page that search engines may index and browsers prefetch (R11.2). The sitemap lists it by itself when it
   * has no parameters; those of the others come from `app/_discovery/load-listed-pages.ts`.
   */
  listed?: boolean;
  /** The page shows authored content between header and footer. */
  authored?: boolean;
  /** The HTTP status, if the address itself determines it. */
  status?: number;
  /** The page is rendered from its query; all others are not. */
  readsQuery?: boolean;
  /** The only query keys from which the page is rendered; they hold nothing of one guest. */
  readsKeys?: readonly string[];
  /**
   * The page shows offers that its query filters (`offer-filter.ts`); a filtered page is rendered per request and
   * not cached.
   */
  filters?: boolean;
  /** The page has a list that continues on further pages (`query-keys.ts`); these are not cached either. */
  hasPages?: boolean;
  /** The query key with which the page itself decides whether a session is needed. */
  sessionOptionalWith?: string;
  /** The part of the path that trackers get, when the rest belongs to one guest. */
  trackedPath?: string;
};

const promotion = { resourceId: ID, id: ID };
const paymentRequest = { resourceId: ID, id: GUESTS_ID, approval: APPROVAL_ID };

/** The pages (R1.1, R1.2); authors, menus, addresses and trackers use these names. */
export const namedRoutes = {
  home: { path: "/", listed: true, authored: true },
  resourcePage: {
    path: "/r/{resourceId}",
    params: { resourceId: ID },
    listed: true,
    authored: true,
    filters: true,
    hasPages: true,
  },
  page: { path: "/p/{pageKey}", params: { pageKey: PAGE_KEY }, listed: true, authored: true, filters: true },
  promotion: { path: "/promotion/{resourceId}/{id}", params: promotion, listed: true },
  "dining-summary": {
    path: "/promotion/{resourceId}/{id}/summary",
    params: promotion,
    session: true,
    readsKeys: draftKeys,
  },
  "payment-request": {
    path: "/payment-request/{resourceId}/{id}/{approval?}",
    params: paymentRequest,
    session: true,
    guestsPart: "id",
    guestsOwnWith: "approval",
    readsQuery: true,
    sessionOptionalWith: "resume",
    trackedPath: "/payment-request/{resourceId}",
  },
  book: { path: "/book", session: true },
  coupon: {
    path: "/coupon/{id?}",
    params: { id: GUESTS_ID },
    session: true,
    guestsPart: "id",
    trackedPath: "/coupon",
  },
  empty: { path: "/empty" },
} as const satisfies Record<string, Definition>;

export type RouteName = keyof typeof namedRoutes;

/** Pages that are shown in place of another; nothing links to them by name, only unknown addresses lead to one. */
const fallbackRoutes = {
  "error-404": { path: "/error-404", status: 404 },
  unavailable: { path: "/unavailable", status: 503 },
  login: { path: "/login", readsQuery: true },
} as const satisfies Record<string, Definition>;

const definitions = { ...namedRoutes, ...fallbackRoutes };

export type PathName = keyof typeof definitions;

/** Routes whose address names something that the back end may not know, and that need no session. */
export type PublicRouteWithParams = {
  [Name in PathName]: (typeof definitions)[Name] extends { session: true }
    ? never
    : (typeof definitions)[Name] extends { params: object }
      ? Name
      : never;
}[PathName];

function isPathName(name: string): name is PathName {
  return Object.hasOwn(definitions, name);
}

/** The seven routes of the legacy site (R1.4). */
const legacyDefinitions = {
  dining: { path: "/{siteId}/dining/{id}", params: { siteId: ID, id: ID } },
  site: { path: "/site/{siteId}/{siteResourceId}", params: { siteId: ID, siteResourceId: ID } },
  "special-offer": {
    path: "/special_offer/{siteId}/{siteResourceId}",
    params: { siteId: ID, siteResourceId: ID },
  },
  sites: { path: "/site" },
  promotion: { path: "/{siteId}/promotion/{resourceId}/{id}", params: { siteId: ID, ...promotion } },
  "payment-request": {
    path: "/{resourceId}/payment-request/{id}/{approval?}",
    params: paymentRequest,
    trackedPath: "/{resourceId}/payment-request",
  },
  page: {
    path: "/{resourceId}/page/{pageId}/{languageId}",
    params: { resourceId: ID, pageId: PAGE_KEY, languageId: LANGUAGE_ID },
  },
} as const satisfies Record<string, Definition>;

export type LegacyKind = keyof typeof legacyDefinitions;

/**
 * A route to match decoded addresses against; the groups of `pattern` are its parts, those of `trackedPattern`
 * the parts for trackers.
 */
export type Route = Definition & {
  name: PathName;
  pattern: RegExp;
  trackedPattern: RegExp;
  session: boolean;
  /**
   * The page belongs to one guest, or to a step of a process such as a login: its policy lets no other company's script
   * run in it (PCI DSS 6.4.3).
   */
  isPrivate: boolean;
};

const PART = /\/\{(\w+)(\?)?\}/g;

function toPattern({ path, params = {} }: Definition, end = ""): RegExp {
  const source = path.replace(PART, (_, name: string, optional?: string) =>
    optional === undefined ? `/(?<${name}>${params[name]})` : `(?:/(?<${name}>${params[name]}))?`,
  );
  return whole(`${source}${end}`);
}

function toRoute(name: PathName): Route {
  const definition: Definition = definitions[name];
  const pattern = toPattern(definition);
  const { trackedPath } = definition;
  const trackedPattern =
    trackedPath === undefined ? pattern : toPattern({ ...definition, path: trackedPath }, "(?:/.*)?");
  const { session = false, readsQuery = false } = definition;
  return { ...definition, name, pattern, trackedPattern, session, isPrivate: session || readsQuery };
}

/** Every address that a guest may enter (R1.2). Any other is unknown. */
export const routes: readonly Route[] = Object.keys(definitions).filter(isPathName).map(toRoute);

export const legacyRoutes = (Object.keys(legacyDefinitions) as LegacyKind[]).map((kind) => ({
  kind,
  path: legacyDefinitions[kind].path,
  pattern: toPattern(legacyDefinitions[kind]),
}));

type PathOf<Name extends PathName> = (typeof definitions)[Name]["path"];
type PartsOf<Path extends string> = Path extends `${string}{${infer Part}}${infer Rest}`
  ? (Part extends `${infer Optional}?`
      ? { [Key in Optional]?: number | string | undefined }
      : { [Key in Part]: number | string }) &
      PartsOf<Rest>
  : unknown;

/** Returns the address of the legacy site, and its parts, without what belongs to one guest. */
export function trackedLegacyPath(
  kind: LegacyKind,
  values: Readonly<Record<string, string>>,
): { path: string; params: Record<string, string> } {
  const { path, trackedPath = path }: Definition = legacyDefinitions[kind];
  const params = Object.fromEntries(
    Object.entries(values).filter(([part]) => new RegExp(`\\{${part}\\??\\}`).test(trackedPath)),
  );
  return { path: fillParts(trackedPath, params), params };
}

/** Returns the address of a route with its parts encoded. It is not checked against `routes`. */
export function writePath<Name extends PathName>(name: Name, parts: PartsOf<PathOf<Name>>): string {
  return writeAnyPath(name, { ...(parts as object) });
}

/** Returns the address of a route whose parts an address was matched with (`Route.pattern`). */
export function writeAnyPath(name: PathName, values: Readonly<Record<string, unknown>>): string {
  return fillParts(definitions[name].path, values);
}

function fillParts(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(PART, (_, part: string) =>
    values[part] === undefined ? "" : `/${encodeURIComponent(String(values[part]).normalize("NFC"))}`,
  );
}

import { z } from "zod";
import { askControls } from "@/e2e/support/ask-controls";

/** Content of one zone in the languages its author wrote; a plain string is used for both. */
export type Content =
  | string
  | { ko?: string | { html: string; style?: string }; en?: string | { html: string; style?: string } };

export type PageOptions = {
  id?: number;
  resourceId?: number | null;
  /** The other zones: new content, the id of an existing part, or null for an empty zone. */
  zones?: Partial<Record<"top" | "right" | "left" | "bottom", Content | number | null>>;
};

/**
 * A failure of the back end. Faults apply to the whole sandbox and tests run in parallel: `path` must match only calls
 * about the test's own ids (`/page/page/own-key$`), and a call that names no id (`/page/parts`, `/site/list`) cannot be
 * made to fail without affecting other tests. Faults added with `addFault` are removed when the test ends.
 */
export type Fault = {
  path: RegExp;
  /** Matched against the decoded names and values of the query, for calls that carry their id there. */
  query?: RegExp;
  method?: "GET" | "POST" | "PUT";
  status?: number;
  body?: unknown;
  contentType?: string;
  hang?: true;
  reset?: true;
  late?: true;
  rewrite?: "asText" | "backwards";
  delayMs?: number;
  times?: number;
};

const publishedSchema = z.object({
  key: z.string(),
  id: z.number(),
  partIds: z.record(z.string(), z.number().nullable()),
});
const createdSchema = z.object({ id: z.number() });
const clockSchema = z.object({ now: z.string(), stopped: z.boolean() });
const recordsSchema = z.object({
  records: z.array(z.object({ id: z.number(), kind: z.string(), body: z.unknown(), receivedAt: z.string() })),
});
const callsSchema = z.object({ total: z.number(), paths: z.record(z.string(), z.number()) });

const couponSchema = z.object({
  id: z.number(),
  usedAt: z.string().nullable(),
  usedCheckNumber: z.string().nullable(),
});
const resultsSchema = z.object({
  results: z.array(
    z.object({
      answers: z.array(z.object({ type: z.string(), question: z.string(), answer: z.unknown() })),
      campaign: z.string().nullable(),
      sharedBy: z.string().nullable(),
    }),
  ),
});

const hitsSchema = z.object({
  hits: z.array(
    z.object({
      platform: z.string(),
      sdkId: z.string(),
      call: z.string(),
      args: z.array(z.unknown()),
      page: z.string(),
      referrer: z.string(),
      isTop: z.boolean(),
      faults: z.array(z.string()),
    }),
  ),
});

/** One call of a page to a stub script of an ad platform, with the errors the stub found in it. */
export type Hit = z.output<typeof hitsSchema>["hits"][number];

/** HTTP client for the sandbox's controls (sandbox/README.md). */
export class SandboxControl {
  #origin: string;
  #faults = new Set<number>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Publishes or replaces the authored page with this key, as its author would. */
  async publishPage(key: string, content: Content, { zones = {}, ...options }: PageOptions = {}) {
    const others = Object.entries(zones).map(([zone, value]) => [
      zone,
      value === null || typeof value === "number" ? value : toContents(value),
    ]);
    const parts = { page: toContents(content), ...Object.fromEntries(others) };
    return publishedSchema.parse(
      await this.#ask("PUT", `/pages/${encodeURIComponent(key)}`, { ...options, parts }),
    );
  }

  async deletePage(key: string): Promise<void> {
    await this.#ask("DELETE", `/pages/${encodeURIComponent(key)}`);
  }

  /** Creates a resource, or updates the given fields of an existing one. */
  async putResource(id: number, fields: Record<string, unknown>): Promise<void> {
    await this.#ask("PUT", `/resources/${id}`, fields);
  }

  /** Creates a promotion, or updates the given fields of an existing one. */
  async putPromotion(id: number, fields: Record<string, unknown>): Promise<void> {
    await this.#ask("PUT", `/promotions/${id}`, fields);
  }

  /** Changes a setting of the shared sandbox; the test must not affect the other tests by it. */
  async putSetting(key: string, value: unknown): Promise<void> {
    await this.#ask("PUT", `/settings/${encodeURIComponent(key)}`, { value });
  }

  /** Adds a fault and returns its id; see `Fault` for what it may match. */
  async addFault({ path, query, ...fault }: Fault): Promise<number> {
    const wanted = { ...fault, path: path.source, ...(query === undefined ? {} : { query: query.source }) };
    const { id } = createdSchema.parse(await this.#ask("POST", "/faults", wanted));
    this.#faults.add(id);
    return id;
  }

  async removeFault(id: number): Promise<void> {
    this.#faults.delete(id);
    await this.#ask("DELETE", `/faults/${id}`);
  }

  /** Removes the remaining faults of this test; those of other tests stay. */
  async removeOwnFaults(): Promise<void> {
    const { faults } = z.object({ faults: z.array(createdSchema) }).parse(await this.#ask("GET", "/faults"));
    for (const { id } of faults) if (this.#faults.has(id)) await this.removeFault(id);
  }

  /**
   * Reads or changes the sandbox's time. It is shared by all tests: move it only where that cannot affect the others.
   */
  async clock(request?: { now: string } | { advanceMinutes: number } | { release: true }) {
    return clockSchema.parse(
      request === undefined ? await this.#ask("GET", "/clock") : await this.#ask("POST", "/clock", request),
    );
  }

  /** Returns what visitors' browsers sent; `contains` is a text unique to this test. */
  async records({
    kind,
    contains,
  }: {
    kind?: "la" | "la_legacy" | "es_promotion" | "apply_resource" | "post_action";
    contains: string;
  }) {
    const query = new URLSearchParams({ contains, ...(kind === undefined ? {} : { kind }) });
    return recordsSchema.parse(await this.#ask("GET", `/records?${query}`)).records;
  }

  /** Returns the calls that the stub scripts of the ad platforms or the messenger received for this account. */
  async hits(sdkId: string): Promise<Hit[]> {
    return hitsSchema.parse(await this.#ask("GET", `/hits?${new URLSearchParams({ sdkId })}`)).hits;
  }

  /** Sets the ad accounts of a campaign or resource that the test created. */
  async putAdSdks(
    target: { campaign: string } | { resourceId: number },
    sdks: readonly { type: string; sdkId: string }[],
  ): Promise<void> {
    await this.#ask("PUT", "/ad-sdks", { ...target, sdks });
  }

  /** Returns how often each matching path was called since the sandbox started. */
  async calls(path: RegExp) {
    return callsSchema.parse(await this.#ask("GET", `/calls?${new URLSearchParams({ path: path.source })}`));
  }

  /** Creates a new guest at the messenger; returns the id. */
  async putGuest(fields: Record<string, unknown> = {}): Promise<number> {
    return createdSchema.parse(await this.#ask("PUT", "/people/messenger", { name: "여울 손님", ...fields }))
      .id;
  }

  /**
   * Returns a one-time address that signs a browser in at the messenger as this guest, by default with consent given.
   */
  async messengerSession(guest: number, { consented = true } = {}): Promise<string> {
    const answer = await this.#ask("POST", `/people/messenger/${guest}/session?consented=${consented}`);
    return z.object({ url: z.url() }).parse(answer).url;
  }

  /** Returns an access token of this guest for the back end. */
  async token(guest: number): Promise<string> {
    const answer = await this.#ask("POST", "/people/tokens", { messengerId: guest });
    return z.object({ accessToken: z.string() }).parse(answer).accessToken;
  }

  /** Expires every token that the back end issued to this guest. */
  async endTokens(guest: number): Promise<void> {
    await this.#ask("POST", "/people/tokens/expire", { messengerId: guest });
  }

  /** Sets how an outlet takes reservations: seats, sittings, existing bookings. */
  async putOutlet(id: number, fields: Record<string, unknown> = {}): Promise<void> {
    await this.#ask("PUT", `/outlets/${id}`, fields);
  }

  /** Sets the seats left at one time of an outlet, venue time. */
  async putCapacity(place: {
    resourceId: number;
    date: string;
    time: string;
    remaining: number;
  }): Promise<void> {
    await this.#ask("PUT", "/capacity", place);
  }

  /** Adds a coupon to a guest (`messengerId`), or updates the one with this `id`; returns its id. */
  async putCoupon(fields: Record<string, unknown>): Promise<number> {
    return createdSchema.parse(await this.#ask("PUT", "/coupons", fields)).id;
  }

  /** Returns whether, and on which check, a coupon was redeemed. */
  async coupon(id: number) {
    return couponSchema.parse(await this.#ask("GET", `/coupons/${id}`));
  }

  /** Creates a bill at an outlet, by default open and with the password `2580`. */
  async putCheck(resourceId: number, number: string, fields: Record<string, unknown> = {}): Promise<void> {
    await this.#ask("PUT", `/checks/${resourceId}/${number}`, fields);
  }

  /** Creates an event, by default open to everyone. */
  async putEvent(id: number, fields: Record<string, unknown> = {}): Promise<void> {
    await this.#ask("PUT", `/events/${id}`, fields);
  }

  /** Returns the answers that guests submitted in an event. */
  async eventResults(eventId: number) {
    return resultsSchema.parse(await this.#ask("GET", `/event-results?eventId=${eventId}`)).results;
  }

  #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    return askControls(this.#origin + path, method, body);
  }
}

function toContents(content: Content) {
  if (typeof content === "string") return { ko: { html: content }, en: { html: content } };
  return Object.fromEntries(
    Object.entries(content).map(([language, value]) => [
      language,
      typeof value === "string" ? { html: value } : value,
    ]),
  );
}

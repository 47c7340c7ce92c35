import { z } from "zod";

/** Content of one zone in the languages its author wrote; a bare text is the same in both. */
export type Content =
  | string
  | { ko?: string | { html: string; style?: string }; en?: string | { html: string; style?: string } };

export type PageOptions = {
  id?: number;
  resourceId?: number | null;
  /** The other zones: new content, the id of a part that is there, or null for an empty zone. */
  zones?: Partial<Record<"top" | "right" | "left" | "bottom", Content | number | null>>;
};

/**
 * A failure of the back end. Faults are the sandbox's, not the test's, and tests run side by side: `path` must match
 * nothing but calls about the test's own ids (`/page/page/own-key$`), and a call that names no id (`/page/parts`,
 * `/site/list`) cannot be made to fail without harm to the others. `addFault` removes what it added when the test
 * ends.
 */
export type Fault = {
  path: RegExp;
  /** On the decoded names and values of the query, for calls that name their id there. */
  query?: RegExp;
  method?: "GET" | "POST" | "PUT";
  status?: number;
  body?: unknown;
  contentType?: string;
  hang?: true;
  reset?: true;
  late?: true;
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

/** What the controls collected of a visitor. */
export type CollectedRecord = z.output<typeof recordsSchema>["records"][number];

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

/** One call that a page made of a stand-in script of an ad platform, and what was wrong with it. */
export type Hit = z.output<typeof hitsSchema>["hits"][number];

/** Speaks to the sandbox's controls, over HTTP as everybody does (sandbox/README.md). */
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

  /** Creates a resource, or changes the given fields of one that is there. */
  async putResource(id: number, fields: Record<string, unknown>): Promise<void> {
    await this.#ask("PUT", `/resources/${id}`, fields);
  }

  /** Creates a promotion, or changes the given fields of one that is there. */
  async putPromotion(id: number, fields: Record<string, unknown>): Promise<void> {
    await this.#ask("PUT", `/promotions/${id}`, fields);
  }

  /** Settings are everybody's; a test that puts one must leave the others unharmed. */
  async putSetting(key: string, value: unknown): Promise<void> {
    await this.#ask("PUT", `/settings/${encodeURIComponent(key)}`, { value });
  }

  /** Arranges a failure and answers its id; see `Fault` for what it may match. */
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

  /** Takes away this test's faults that are still there; those of others stay. */
  async removeOwnFaults(): Promise<void> {
    const { faults } = z.object({ faults: z.array(createdSchema) }).parse(await this.#ask("GET", "/faults"));
    for (const { id } of faults) if (this.#faults.has(id)) await this.removeFault(id);
  }

  /** The sandbox's time. Moving it moves every other test's as well, so it is only for what cannot harm them. */
  async clock(request?: { now: string } | { advanceMinutes: number } | { release: true }) {
    return clockSchema.parse(
      request === undefined ? await this.#ask("GET", "/clock") : await this.#ask("POST", "/clock", request),
    );
  }

  /** What visitors' browsers sent; `contains` is a text of this test's own. */
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

  /** What the ad platforms' scripts, or the messenger's, were told under this account. */
  async hits(sdkId: string): Promise<Hit[]> {
    return hitsSchema.parse(await this.#ask("GET", `/hits?${new URLSearchParams({ sdkId })}`)).hits;
  }

  /** The ad accounts of a campaign or a resource of the test's own. */
  async putAdSdks(
    target: { campaign: string } | { resourceId: number },
    sdks: readonly { type: string; sdkId: string }[],
  ): Promise<void> {
    await this.#ask("PUT", "/ad-sdks", { ...target, sdks });
  }

  /** How often each path that matches was called since the sandbox started. */
  async calls(path: RegExp) {
    return callsSchema.parse(await this.#ask("GET", `/calls?${new URLSearchParams({ path: path.source })}`));
  }

  /** A guest of the messenger that no other test has. */
  async putGuest(fields: Record<string, unknown> = {}): Promise<number> {
    return createdSchema.parse(await this.#ask("PUT", "/people/messenger", { name: "여울 손님", ...fields }))
      .id;
  }

  /** An address that signs a browser in at the messenger as this guest, once; with consent it is never asked again. */
  async messengerSession(guest: number, { consented = true } = {}): Promise<string> {
    const answer = await this.#ask("POST", `/people/messenger/${guest}/session?consented=${consented}`);
    return z.object({ url: z.url() }).parse(answer).url;
  }

  /** A token with which the back end knows this guest. */
  async token(guest: number): Promise<string> {
    const answer = await this.#ask("POST", "/people/tokens", { messengerId: guest });
    return z.object({ accessToken: z.string() }).parse(answer).accessToken;
  }

  /** Ends every token that the back end gave this guest. */
  async endTokens(guest: number): Promise<void> {
    await this.#ask("POST", "/people/tokens/expire", { messengerId: guest });
  }

  /** How an outlet takes reservations: seats, sittings, who is there already. */
  async putOutlet(id: number, fields: Record<string, unknown> = {}): Promise<void> {
    await this.#ask("PUT", `/outlets/${id}`, fields);
  }

  /** Seats left at one time of an outlet, venue time. */
  async putCapacity(place: {
    resourceId: number;
    date: string;
    time: string;
    remaining: number;
  }): Promise<void> {
    await this.#ask("PUT", "/capacity", place);
  }

  /** Puts a coupon into a guest's box (`messengerId`), or changes the one with this `id`; answers its id. */
  async putCoupon(fields: Record<string, unknown>): Promise<number> {
    return createdSchema.parse(await this.#ask("PUT", "/coupons", fields)).id;
  }

  /** Whether and on which check a coupon was spent. */
  async coupon(id: number) {
    return couponSchema.parse(await this.#ask("GET", `/coupons/${id}`));
  }

  /** A bill at an outlet, with the password `2580` and open unless said. */
  async putCheck(resourceId: number, number: string, fields: Record<string, unknown> = {}): Promise<void> {
    await this.#ask("PUT", `/checks/${resourceId}/${number}`, fields);
  }

  /** An event, open to everybody unless said. */
  async putEvent(id: number, fields: Record<string, unknown> = {}): Promise<void> {
    await this.#ask("PUT", `/events/${id}`, fields);
  }

  /** What guests answered in an event. */
  async eventResults(eventId: number) {
    return resultsSchema.parse(await this.#ask("GET", `/event-results?eventId=${eventId}`)).results;
  }

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.#origin + path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`control ${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
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

import type * as z from "zod/mini";
import { expect, test, uniqueId } from "@/e2e/support/fixtures";
import { AppError } from "@/lib/base/app-error";
import { getLayout, getPageByKey, getPageOfResource, getParts } from "@/lib/cms/endpoints";
import { zones } from "@/lib/cms/schema";
import { getSetting } from "@/lib/cms/site/endpoints";
import { type SettingKey, settingSchemas } from "@/lib/cms/site/schema";
import { listCoupons, redeemCoupon } from "@/lib/coupon/endpoints";
import { decideOutcome } from "@/lib/event/answers";
import { createEventResult, getEncodedUserId } from "@/lib/event/endpoints";
import { type Endpoint, toAddress, toBody } from "@/lib/http/endpoint";
import { openEnvelope } from "@/lib/http/envelope";
import { locales } from "@/lib/i18n/locales";
import { getPromotion, getPromotionName, listPromotions, listSpecialOffers } from "@/lib/offer/endpoints";
import { listLanguages, listSites, queryResources } from "@/lib/place/endpoints";
import { toWireQuery } from "@/lib/place/resource-query";
import { namedRoutePath } from "@/lib/routing/paths";

const GROUP = 1;
const FACTS = ["address", "phone", "latitude", "longitude", "cuisine", "hours"];

/** Fields that the back end sends and the web application does not use. */
const UNREAD = new Set(["type of a part", "key of a setting"]);

type Fields = Record<string, unknown>;

/** The raw data of a response and the result of its schema. */
type Read<Data extends z.ZodMiniType> = { raw: unknown; data: z.output<Data> };

for (const locale of locales) {
  const tag = locale === "ko" ? [] : ["@long"];
  test(
    `every back end response is read without data loss in ${locale} (R1.1, R6.10) @desktop`,
    {
      tag,
    },
    async ({}, { config }) => {
      test.setTimeout(240_000);
      const wire = new Wire(backendOf(String(config.metadata.controls)), locale);

      const { data: languages } = await wire.readAll(listLanguages, {});
      expect(languages.map(({ code }) => code).sort()).toEqual(["en", "ko"]);

      const settings = Object.keys(settingSchemas) as SettingKey[];
      for (const key of settings) {
        const { raw, data } = await wire.readAll(getSetting, { key });
        const value = settingSchemas[key].parse(data.value);
        wire.compare(field(raw, "value"), value, `system/get ${key}`);
      }

      const { data: sites } = await wire.readAll(listSites, {
        parentResourceId: GROUP,
        perPage: 100,
        page: 1,
      });
      expect(sites.rows.length).toBeGreaterThan(1);
      expect(sites.rows.every(({ navMenu }) => navMenu.length > 0)).toBe(true);

      const below = { range: { offset: 0, count: 1_000 } };
      const whole = { id: GROUP, below, includeAncestors: true };
      const [group] = (await wire.readAll(queryResources, toWireQuery(whole), toFlatResources)).data;
      const ids = [GROUP, ...(group?.descendents.map(({ id }) => id) ?? [])];
      expect(ids.length).toBeGreaterThan(15);
      for (const id of ids) {
        const query = { id, below, includeAncestors: true };
        const { data } = await wire.readAll(queryResources, toWireQuery(query), toFlatResources);
        expect(
          data.map((resource) => resource.id),
          `resource ${id}`,
        ).toEqual([id]);
      }
      const outlets = { id: GROUP, below: { type: "outlet" } };
      const [withOutlets] = (await wire.readAll(queryResources, toWireQuery(outlets), toFlatResources)).data;
      expect(withOutlets?.descendents.length).toBeGreaterThan(5);

      const { value: config_ } = (await wire.readAll(getSetting, { key: "func_config" as const })).data;
      const { defaultLayoutId } = settingSchemas.func_config.parse(config_);
      const { data: layout } = await wire.readAll(getLayout, { id: defaultLayoutId ?? 0 });
      const parts = new Set<string>(zones.flatMap((zone) => layout[zone] ?? []));
      const keys = new Set<string>();
      for (const resourceId of ids) {
        const page = await wire.readIfThere(getPageOfResource, { resourceId });
        for (const zone of zones) if (page?.[zone]) parts.add(page[zone]);
      }
      const seen = new Set<string>();
      while (parts.size > seen.size) {
        const requestedIds = [...parts].filter((id) => !seen.has(id)).slice(0, 40);
        const { raw, data } = await wire.readAll(getParts, { id: requestedIds });
        expect(data.map(({ id }) => id).sort()).toEqual([...requestedIds].sort());
        for (const { partContents } of data) {
          expect(partContents.map(({ languageId }) => languageId).sort()).toEqual(
            languages.map(({ id }) => id).sort(),
          );
        }
        for (const id of requestedIds) seen.add(id);
        for (const [, key = ""] of JSON.stringify(raw).matchAll(
          /(?:\/p\/|pageKey\\?"\s*:\s*\\?")([a-z][\w-]*)/g,
        )) {
          if (keys.has(key)) continue;
          keys.add(key);
          const page = await wire.readIfThere(getPageByKey, { pageKey: key });
          for (const zone of zones) if (page?.[zone]) parts.add(page[zone]);
        }
      }
      expect(keys.size).toBeGreaterThan(5);

      const promotions = new Map<number, number>();
      for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
        const query = { resourceId: GROUP, page, perPage: 16, withOutlet: true };
        const { data } = await wire.readAll(listPromotions, query);
        lastPage = data.lastPage;
        for (const { id, resourceId, outlet } of data.rows) {
          promotions.set(id, resourceId);
          expect(outlet?.name).toBeTruthy();
        }
      }
      expect(promotions.size).toBeGreaterThan(30);
      for (const resourceId of ids) {
        await wire.readAll(listPromotions, { resourceId, page: 1, perPage: 16, withOutlet: false });
        await wire.readAll(listSpecialOffers, { resourceId });
      }
      for (const [id, resourceId] of promotions) {
        const { data: name } = await wire.readAll(getPromotionName, { id });
        const { data: promotion } = await wire.readAll(getPromotion, { resourceId, id }, toPictures);
        expect(promotion.name).toBe(name.name);
        expect(promotion.outlet?.site?.name, `hotel of ${id}`).toBeTruthy();
      }
      expect(wire.losses).toEqual([]);
      test.info().annotations.push({
        type: "answers",
        description: `${wire.answers} answers: ${ids.length} resources, ${seen.size} parts, ${keys.size} keys, ${promotions.size} promotions`,
      });
    },
  );
}

test("a missing record is refused with an application error code (R1.3, R6.7) @desktop", async ({}, {
  config,
}) => {
  const wire = new Wire(backendOf(String(config.metadata.controls)), "en");
  const missing = 999_999_999;
  await wire.expectRefusal(getPageByKey, { pageKey: "no-such-page" }, "page_not_found");
  await wire.expectRefusal(getPageOfResource, { resourceId: missing }, "page_not_found");
  await wire.expectRefusal(getLayout, { id: missing }, "page_not_found");
  await wire.expectRefusal(getPromotion, { resourceId: 11, id: missing }, "failed_to_load_promotion");
  await wire.expectRefusal(getPromotion, { resourceId: missing, id: 1101 }, "failed_to_load_promotion");
  await wire.expectRefusal(getPromotionName, { id: missing }, "failed_to_load_promotion");
  expect((await wire.readAll(queryResources, toWireQuery({ id: missing }), toFlatResources)).data).toEqual(
    [],
  );
  expect((await wire.readAll(getParts, { id: [String(missing)] })).data).toEqual([]);
});

test("a guest's coupons and all outcomes of redeeming one are read without data loss (R8.3) @desktop", async ({
  sandbox,
}, { config }) => {
  const messengerId = await sandbox.putGuest();
  const outletIds = [11, 13];
  const image = "{media}/media/bingsu.jpg";
  const number = String(uniqueId());
  await sandbox.putCheck(11, number);
  await sandbox.putCheck(13, number, { open: false });
  const usable = await sandbox.putCoupon({ messengerId, outletIds, image });
  const used = await sandbox.putCoupon({
    messengerId,
    outletIds,
    usedAt: new Date().toISOString(),
    usedResourceId: 13,
  });
  const expired = await sandbox.putCoupon({ messengerId, outletIds, validTo: new Date().toISOString() });
  const early = await sandbox.putCoupon({
    messengerId,
    outletIds,
    validFrom: new Date(Date.now() + 60_000).toISOString(),
  });
  const strangers = await sandbox.putCoupon({ messengerId: await sandbox.putGuest(), outletIds });
  const token = await sandbox.token(messengerId);

  for (const locale of locales) {
    const wire = new Wire(backendOf(String(config.metadata.controls)), locale, token);
    for (const status of [undefined, "usable", "used", "expired"] as const) {
      const { data } = await wire.readAll(listCoupons, { status, page: 1, perPage: 48 });
      expect(data.rows.length).toBe(status === undefined ? 4 : status === "usable" ? 2 : 1);
      for (const { outlets } of data.rows) expect(outlets).toHaveLength(2);
    }
    expect(wire.losses).toEqual([]);
  }

  const wire = new Wire(backendOf(String(config.metadata.controls)), "en", token);
  const request = { couponId: usable, resourceId: 11, checkNumber: number, password: "2580" };
  for (const [code, change] of Object.entries({
    notfound_coupon: { couponId: strangers },
    used_coupon: { couponId: used },
    expired_coupon: { couponId: expired },
    wrong_coupon_date: { couponId: early },
    wrong_coupon_outlet: { resourceId: 12 },
    wrong_check_number: { checkNumber: "none" },
    wrong_check_password: { password: "none" },
    closed_check: { resourceId: 13 },
  })) {
    expect(await wire.refusalOf(redeemCoupon, { ...request, ...change })).toMatchObject({ code });
  }
  const { data } = await wire.readAll(redeemCoupon, request);
  expect(data.used).toBe(true);
  expect(wire.losses).toEqual([]);
});

test("an event entry returns true, and every refusal carries its error number (R5.3) @desktop", async ({
  sandbox,
}, { config }) => {
  const token = await sandbox.token(await sandbox.putGuest());
  const wire = new Wire(backendOf(String(config.metadata.controls)), "ko", token);
  const [open, early, over, full] = [uniqueId(), uniqueId(), uniqueId(), uniqueId()];
  await sandbox.putEvent(open);
  await sandbox.putEvent(early, { startsAt: "2099-01-01T00:00:00+09:00" });
  await sandbox.putEvent(over, { endsAt: "2020-01-01T00:00:00+09:00" });
  await sandbox.putEvent(full, { places: 0 });
  const answers = [{ type: "simple" as const, question: "", answer: true }];
  const { data } = await wire.readAll(createEventResult, { eventId: open, answers, campaign: "물결 & co" });
  expect(data).toBe(true);
  for (const [eventId, errorNumber, outcome] of [
    [open, -101_103, "participated"],
    [early, -101_106, "notStarted"],
    [over, -101_105, "ended"],
    [full, -101_107, "ended"],
    [uniqueId(), -101_101, "failed"],
  ] as const) {
    const refusal = await wire.refusalOf(createEventResult, { eventId, answers });
    expect(refusal).toMatchObject({ errorNumber });
    expect(decideOutcome(refusal)).toBe(outcome);
  }
  const { data: shareId } = await wire.readAll(getEncodedUserId, {});
  expect(shareId).not.toBe("");
});

/** A promotion's pictures may be plain addresses; the schema reads them as `{ url }`. */
function toPictures(raw: unknown): unknown {
  const images = field(raw, "images");
  if (!Array.isArray(images) || typeof raw !== "object") return raw;
  return { ...raw, images: images.map((url) => (typeof url === "string" ? { url } : url)) };
}

/** The controls listen on the port after the back end's own (sandbox/README.md). */
function backendOf(controls: string): string {
  const url = new URL(controls);
  url.port = String(Number(url.port) - 1);
  return url.origin;
}

class Wire {
  readonly losses: string[] = [];
  answers = 0;
  #origin: string;
  #locale: string;
  #token: string | undefined;

  /** With a token, calls are made as that guest. */
  constructor(origin: string, locale: string, token?: string) {
    this.#origin = origin;
    this.#locale = locale;
    this.#token = token;
  }

  /** Calls an endpoint as the application does, and records all values that its schema dropped. */
  async readAll<Input extends object, Data extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Data>,
    input: Input,
    reshape: (raw: unknown) => unknown = (raw) => raw,
  ): Promise<Read<Data>> {
    const { status, text } = await this.#ask(endpoint, input);
    const data = openEnvelope(status, text, endpoint.data);
    const raw = field(JSON.parse(text), "data");
    this.answers += 1;
    const { name } = endpoint;
    if (data !== raw) this.compare(reshape(raw), data, `${name} ${JSON.stringify(input).slice(0, 60)}`);
    return { raw, data };
  }

  async readIfThere<Input extends object, Data extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Data>,
    input: Input,
  ) {
    try {
      return (await this.readAll(endpoint, input)).data;
    } catch (error) {
      if (error instanceof AppError && error.isNotFound) return undefined;
      throw error;
    }
  }

  /**
   * Returns the error that a call is expected to end with, as the application reads it. Throws if the call succeeds.
   */
  async refusalOf<Input extends object, Data extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Data>,
    input: NoInfer<Input>,
  ): Promise<AppError> {
    const { status, text } = await this.#ask(endpoint, input);
    try {
      openEnvelope(status, text, endpoint.data);
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
    throw new Error(`${endpoint.name} returned ${text}`);
  }

  async expectRefusal<Input extends object, Data extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Data>,
    input: Input,
    code: string,
  ) {
    const { status, text } = await this.#ask(endpoint, input);
    expect(() => openEnvelope(status, text, endpoint.data)).toThrow(
      expect.objectContaining({ code, isNotFound: true }),
    );
  }

  /** Records every value of `raw` that is missing or different in `read`: rows, fields and values. */
  compare(raw: unknown, read: unknown, place: string): void {
    if (raw === null || raw === undefined || raw === "") return;
    const value =
      typeof raw === "string" && /^[[{]/.test(raw) && typeof read === "object" ? JSON.parse(raw) : raw;
    if (Array.isArray(value)) {
      if (!Array.isArray(read) || read.length !== value.length) {
        this.losses.push(
          `${place}: ${value.length} rows, read ${Array.isArray(read) ? read.length : typeof read}`,
        );
        return;
      }
      // Lists have no promised order and are sorted when they are read: a row is looked for among all that were read.
      for (const [index, row] of value.entries()) {
        if (!read.some((candidate) => this.#isRead(row, candidate, place)))
          this.compare(row, read[index], `${place}[${index}]`);
      }
    } else if (typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) {
        if (this.#isUnread(key, place)) continue;
        this.compare(inner, field(read, key), `${place}.${key}`);
      }
    } else if (isRouteOfMenu(value, read, place)) {
      return;
    } else if (String(value) !== String(isNamed(read) ? read.name : read)) {
      this.losses.push(
        `${place}: ${JSON.stringify(value)?.slice(0, 80)} read as ${JSON.stringify(read)?.slice(0, 80)}`,
      );
    }
  }

  /** Whether a row was read completely as this value. */
  #isRead(raw: unknown, read: unknown, place: string): boolean {
    const before = this.losses.length;
    this.compare(raw, read, place);
    return this.losses.splice(before).length === 0;
  }

  #isUnread(key: string, place: string): boolean {
    const owner = place.startsWith("page/parts") ? "part" : place.startsWith("system/get") ? "setting" : "";
    return UNREAD.has(`${key} of a ${owner}`);
  }

  async #ask<Input extends object, Data extends z.ZodMiniType>(
    endpoint: Endpoint<Input, Data>,
    input: Input,
  ) {
    const body = toBody(endpoint, input);
    const response = await fetch(this.#origin + toAddress(endpoint, input), {
      method: endpoint.method,
      headers: {
        "accept-language": this.#locale,
        ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }
}

/** The back end's resources in the application's layout: `meta` flattened, texts grouped in `texts`. */
function toFlatResources(raw: unknown): unknown {
  return Array.isArray(raw) ? raw.map(toFlatResource) : raw;
}

function toFlatResource(raw: unknown): Fields {
  const { id, hierarchyLevel, descendents, ancestors } = raw as Fields;
  const { content, ...meta } = field(raw, "meta") as Fields;
  const entries = Object.entries(content as Fields);
  return {
    id,
    hierarchyLevel,
    ...meta,
    ...Object.fromEntries(entries.filter(([key]) => FACTS.includes(key))),
    texts: Object.fromEntries(entries.filter(([key]) => !FACTS.includes(key))),
    ...(descendents === undefined ? {} : { descendents: toFlatResources(descendents) }),
    ...(ancestors === undefined ? {} : { ancestors: toFlatResources(ancestors) }),
  };
}

function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** A menu item may refer to a page by its route's name; it is read as that page's address. */
function isRouteOfMenu(value: unknown, read: unknown, place: string): boolean {
  return place.endsWith(".path") && typeof value === "string" && namedRoutePath(value, {}) === read;
}

/** A place that arrives as a plain string is read as `{ name }`. */
function isNamed(value: unknown): value is { name: unknown } {
  return typeof value === "object" && value !== null && Object.keys(value).join() === "name";
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureNames } from "#pictures/names.ts";
import { seed } from "./seed.ts";

const resourceIds = new Set(seed.resources.map((resource) => resource.id));
const partIds = new Map(seed.parts.map((part) => [part.id, part]));
const zones = ["page", "top", "right", "left", "bottom"] as const;
const everything = JSON.stringify(seed);
const authored = seed.parts.flatMap((part) => [part.contents.ko.html, part.contents.en.html]).join("\n");

const repeated = (ids: readonly (number | string)[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

test("ids are unique", () => {
  assert.deepEqual(repeated(seed.resources.map((resource) => resource.id)), []);
  assert.deepEqual(repeated(seed.resources.map((resource) => resource.key)), []);
  assert.deepEqual(repeated(seed.pages.map((page) => page.id)), []);
  assert.deepEqual(repeated(seed.pages.map((page) => page.key)), []);
  assert.deepEqual(repeated(seed.parts.map((part) => part.id)), []);
  assert.deepEqual(repeated(seed.sites.map((site) => site.id)), []);
  assert.deepEqual(repeated(seed.promotions.map((promotion) => promotion.id)), []);
  assert.deepEqual(
    repeated(seed.promotions.flatMap((promotion) => promotion.menus.map((menu) => menu.id))),
    [],
  );
});

test("all references point to existing records", () => {
  for (const { id, parentId } of seed.resources)
    assert.ok(parentId === null || resourceIds.has(parentId), `parent of ${id}`);
  for (const { resourceId } of seed.sites) assert.ok(resourceIds.has(resourceId));
  for (const { key, resourceId } of seed.pages)
    assert.ok(resourceId === null || resourceIds.has(resourceId), `resource of ${key}`);
  for (const { id, resourceId } of seed.promotions) {
    assert.equal(
      seed.resources.find((resource) => resource.id === resourceId)?.type,
      "outlet",
      `outlet of ${id}`,
    );
  }
  for (const holder of [...seed.layouts, ...seed.pages]) {
    for (const zone of zones) {
      const partId = holder[zone];
      if (partId !== null) assert.equal(partIds.get(partId)?.type, zone);
    }
  }
});

test("every promotion names sittings that its outlet has", () => {
  for (const { id, resourceId, sittings } of seed.promotions) {
    const held = seed.outletSettings.find((settings) => settings.resourceId === resourceId)?.sittings ?? [];
    assert.ok(sittings && sittings.length > 0, `sittings of ${id}`);
    for (const name of sittings)
      assert.ok(
        held.some((sitting) => sitting.name === name),
        `${name} of ${id}`,
      );
  }
});

test("links in authored pages point to existing pages and promotions", () => {
  const keys = new Set(seed.pages.map((page) => page.key));
  const promotionIds = new Set(seed.promotions.map((promotion) => `${promotion.resourceId}/${promotion.id}`));
  const paths = JSON.stringify(seed.sites) + authored;
  for (const [, key = ""] of paths.matchAll(/\/p\/([\w-]+)/g)) assert.ok(keys.has(key), key);
  for (const [, key = ""] of authored.matchAll(/"pageKey":"([\w-]+)"/g)) assert.ok(keys.has(key), key);
  for (const [, id = ""] of paths.matchAll(/"\/r\/(\d+)/g)) assert.ok(resourceIds.has(Number(id)), id);
  for (const [, id = ""] of authored.matchAll(/resourceid="(\d+)"/gi))
    assert.ok(resourceIds.has(Number(id)), id);
  for (const [, id = ""] of authored.matchAll(/"resourceId":(\d+)/g))
    assert.ok(resourceIds.has(Number(id)), id);
  for (const [, path = ""] of authored.matchAll(/\/promotion\/(\d+\/\d+)/g))
    assert.ok(promotionIds.has(path), path);
});

test("every text exists in both languages", () => {
  const check = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    const fields = new Map(Object.entries(value));
    if (fields.has("ko") || fields.has("en")) {
      for (const code of ["ko", "en"]) {
        const text: unknown = fields.get(code);
        assert.ok(typeof text === "string" ? text.trim() : text, `${path}.${code}`);
      }
      const [ko, en] = [fields.get("ko"), fields.get("en")];
      if (typeof ko === "object" && typeof en === "object")
        assert.deepEqual(Object.keys(ko ?? {}), Object.keys(en ?? {}), path);
    }
    for (const [key, child] of fields) check(child, `${path}.${key}`);
  };
  check(seed, "seed");
  for (const promotion of seed.promotions) assert.match(promotion.name.ko, /[가-힣]/, String(promotion.id));
});

test("every picture referred to exists, and every promotion has its own", () => {
  const names = new Set<string>(pictureNames);
  for (const [, name = ""] of everything.matchAll(/\{media\}\/media\/([\w-]+)\.jpg/g))
    assert.ok(names.has(name), name);
  assert.equal(
    (everything.match(/\{media\}/g) ?? []).length,
    (everything.match(/\{media\}\/media\/[\w-]+\.jpg/g) ?? []).length,
  );
  assert.deepEqual(repeated(seed.promotions.map((promotion) => promotion.thumbnailImage)), []);
});

test("every widget is used", () => {
  for (const widget of [
    "select",
    "list",
    "profile",
    "event",
    "login",
    "action",
    "share",
    "resource",
    "promotion",
    "popup",
  ])
    assert.match(authored, new RegExp(`class="[^"]*cms-box-${widget}\\b`), widget);
  for (const type of ["link", "file", "move-page", "share", "login", "bind", "add-channel"])
    assert.ok(authored.includes(`action='{"type":"${type}"`), type);
});

test("the seed has the agreed numbers of promotions, outlets, sites and pages", () => {
  assert.equal(seed.promotions.length, 40);
  assert.equal(seed.promotions.filter((promotion) => promotion.special).length, 12);
  assert.equal(seed.resources.filter((resource) => resource.type === "outlet").length, 10);
  assert.equal(seed.sites.length, 3);
  assert.ok(seed.pages.length >= 14);
  assert.ok(seed.resources.some((resource) => !resource.visible));
});

test("limits, prices and refund rules of promotions are plausible", () => {
  for (const promotion of seed.promotions) {
    const label = String(promotion.id);
    assert.ok(promotion.minPax >= 1 && promotion.minPax <= promotion.maxPax, label);
    assert.ok(promotion.startsInDays <= promotion.endsInDays, label);
    assert.ok(promotion.menus.length >= 1 && promotion.menus.length <= 5, label);
    assert.equal(promotion.requiresMenu, promotion.needsPayment, label);
    assert.equal(promotion.refundRules.length > 0, promotion.needsPayment, label);
    assert.ok(
      promotion.menus.some((menu) => !menu.soldOut),
      label,
    );
    for (const menu of promotion.menus) {
      assert.ok(menu.unitPrice > 0 && menu.unitPrice % 1000 === 0, menu.name.en);
      assert.ok(menu.minQuantity >= 0 && menu.minQuantity <= menu.maxQuantity, menu.name.en);
    }
    for (const rule of promotion.refundRules) assert.ok(rule.percent > 0 && rule.percent <= 100, label);
  }
});

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { dataOf, openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";

type Cards = { rows: { id: number; name: string; outlet?: object }[]; lastPage: number };

const SITC = "/crm_channel_si_tc";
let sandbox: TestSandbox;

before(async () => {
  sandbox = await openTestSandbox();
});
after(() => sandbox.close());

const list = async (path: string, headers?: Record<string, string>) =>
  dataOf<Cards>(await sandbox.post(`${SITC}/promotion/list/${path}`, {}, headers));
const refusal = async (path: string) => {
  const { status, body } = await sandbox.get(`${SITC}${path}`);
  return { status, body };
};
const notFound = (error: string) => ({ status: 404, body: { error: { error } } });

for (const { where, resourceId, ids } of [
  { where: "the group", resourceId: 1, ids: [101, 102, 201] },
  { where: "a region", resourceId: 2, ids: [101, 102] },
  { where: "a hotel", resourceId: 20, ids: [201] },
  { where: "an outlet", resourceId: 11, ids: [101] },
  { where: "an unknown resource", resourceId: 999, ids: [] },
]) {
  test(`${where} lists the promotions of every visible outlet below it, except expired ones`, async () => {
    assert.deepEqual(
      (await list(String(resourceId))).rows.map(({ id }) => id),
      ids,
    );
  });
}

test("a list is paged", async () => {
  assert.deepEqual(
    await list("1?perPage=2&page=2&withOutlet=true", { "accept-language": "ko-KR,ko;q=0.9" }),
    {
      rows: [
        {
          id: 201,
          resourceId: 21,
          name: "오퍼 201",
          description: "설명",
          thumbnailImage: "https://media.test/media/offer.jpg",
          outlet: { resourceId: 21, name: "이름 21" },
          nextFree: { date: "2026-11-21" },
        },
      ],
      lastPage: 2,
    },
  );
});

test("an empty list has one page", async () => {
  assert.deepEqual(await list("999"), { rows: [], lastPage: 1 });
});

test("the outlet is included only on request", async () => {
  assert.equal("outlet" in ((await list("11")).rows[0] ?? {}), false);
  assert.equal("outlet" in ((await list("11?withOutlet=false")).rows[0] ?? {}), false);
  assert.equal("outlet" in ((await list("11?withOutlet")).rows[0] ?? {}), true);
});

test("special offers are those of the visible outlets below a resource", async () => {
  const special = async (id: number) =>
    dataOf<object[]>(await sandbox.get(`${SITC}/promotion/special/${id}`));
  assert.deepEqual(await special(10), [
    {
      id: 102,
      resourceId: 12,
      name: "Offer 102",
      description: "Description",
      thumbnailImage: "https://media.test/media/offer.jpg",
      outlet: { resourceId: 12, name: "Name 12" },
      nextFree: { date: "2026-11-26" },
    },
  ]);
  assert.deepEqual(await special(20), []);
});

for (const { accept, name } of [
  { accept: "ko", name: "오퍼 101" },
  { accept: "ko-KR,en;q=0.5", name: "오퍼 101" },
  { accept: "en-US,ko;q=0.9", name: "Offer 101" },
  { accept: "fr", name: "Offer 101" },
]) {
  test(`Accept-Language "${accept}" gets the name "${name}"`, async () => {
    const answer = await sandbox.get(`${SITC}/promotion/name/101`, { "accept-language": accept });
    assert.deepEqual(dataOf(answer), { id: 101, name });
    assert.equal(answer.headers.get("vary"), "Accept-Language");
  });
}

test("a promotion's detail has all fields, with its days counted from today in Seoul", async () => {
  assert.deepEqual(
    dataOf(await sandbox.get(`${SITC}/promotion/detail/11/101`, { "accept-language": "ko" })),
    {
      id: 101,
      resourceId: 11,
      name: "오퍼 101",
      description: "설명",
      thumbnailImage: "https://media.test/media/offer.jpg",
      contents: '<img src="https://media.test/media/a.jpg">',
      images: [
        "https://media.test/media/offer.jpg",
        { url: "https://media.test/media/room.jpg", alt: "창가", caption: "저녁" },
      ],
      outlet: {
        resourceId: 11,
        name: "이름 11",
        address: "1 Riverside",
        phone: "02-000-0000",
        region: "이름 2",
        site: "이름 10",
      },
      currency: "KRW",
      start: "2026-11-18",
      end: "2026-12-21",
      minPax: 1,
      maxPax: 6,
      needsPayment: true,
      autoCancelMinutes: 10,
      menus: [
        {
          id: 7,
          name: "차림",
          description: "",
          unitPrice: 120000,
          minQuantity: 1,
          maxQuantity: 6,
          soldOut: false,
          kind: "meal",
        },
      ],
      requiresMenu: false,
      price: { adult: 120000 },
      refundRules: [{ type: "absolute", daysBefore: 3, time: "18:00", percent: 100 }],
      notices: "안내",
    },
  );
});

test("a promotion is found only under its own outlet", async () => {
  for (const path of ["/promotion/detail/12/101", "/promotion/detail/11/999"]) {
    assert.deepEqual(await refusal(path), notFound("failed_to_load_promotion"));
  }
  assert.deepEqual(await refusal("/promotion/name/999"), notFound("failed_to_load_promotion"));
  assert.deepEqual(await refusal("/promotion/calendarRange/999"), notFound("failed_to_load_promotion"));
});

test("the bookable days start today at the earliest, and an expired promotion has none", async () => {
  const range = async (id: number) => dataOf(await sandbox.get(`${SITC}/promotion/calendarRange/${id}`));
  assert.deepEqual(await range(101), { start: "2026-11-21", end: "2026-12-21" });
  assert.deepEqual(await range(102), { start: "2026-11-26", end: "2026-12-21" });
  assert.deepEqual(await refusal("/promotion/calendarRange/104"), {
    status: 422,
    body: { error: { error: "expired_promotion" } },
  });
});

test("holidays are those of the requested span", async () => {
  const path = `${SITC}/promotion/holiday?resourceId=11&from=2026-12-01&to=2027-01-31`;
  assert.deepEqual(dataOf(await sandbox.get(path)), ["2026-12-25", "2027-01-01"]);
});

test("a resource's names are those of its region, site and outlet, without absent levels", async () => {
  const names = async (path: string) => dataOf(await sandbox.get(`${SITC}/esData/resource/${path}`));
  assert.deepEqual(await names("names/11"), { region: "Name 2", site: "Name 10", outlet: "Name 11" });
  assert.deepEqual(await names("names/10"), { region: "Name 2", site: "Name 10" });
  assert.deepEqual(await names("namesByOutletId/11"), {
    region: "Name 2",
    site: "Name 10",
    outlet: "Name 11",
  });
  assert.deepEqual(await refusal("/esData/resource/names/999"), notFound("failed_to_load_site"));
  assert.deepEqual(await refusal("/esData/resource/namesByOutletId/10"), notFound("failed_to_load_site"));
});

test("a promotion visit is stored under the returned esUuid", async () => {
  const visit = {
    referer: "https://a.test",
    src_type: "web",
    sending_count: 1,
    dst_outlet: { region: "Seoul" },
  };
  const { esUuid } = dataOf<{ esUuid: string }>(
    await sandbox.post(`${SITC}/esData/promotion?promotionId=101`, visit),
  );
  const { body } = await sandbox.control("GET", `/records?kind=es_promotion&contains=${esUuid}`);
  assert.deepEqual(
    (body as { records: { body: object }[] }).records.map((record) => record.body),
    [{ esUuid, promotionId: 101, ...visit }],
  );
});

test("offers are answered as of the day that is asked for, and of now with a guest's own calls", async () => {
  const idsAsOf = async (day: string, headers = {}) =>
    (await list("11", { "x-as-of": `${day}T12:00:00+09:00`, ...headers })).rows.map(({ id }) => id);
  // Of this outlet's two one ended on the day before, the other does thirty days later.
  assert.deepEqual(await idsAsOf("2026-11-20"), [101, 104]);
  assert.deepEqual(await idsAsOf("2026-12-21"), [101]);
  assert.deepEqual(await idsAsOf("2026-12-22"), []);
  assert.deepEqual(await idsAsOf("2026-12-22", { authorization: "Bearer a-guest" }), [101]);
  const days = async (day: string) =>
    dataOf(await sandbox.get(`${SITC}/promotion/calendarRange/101`, { "x-as-of": `${day}T12:00:00+09:00` }));
  assert.deepEqual(await days("2026-12-20"), { start: "2026-12-20", end: "2026-12-21" });
});

import {
  type Fault,
  objectAt,
  objectsAt,
  type PassedRequest,
} from "@/tools/check-backend/serve-faults.test-support";

const HOURS_9 = 9 * 3_600_000;

/** Changes every object in an answer. */
export function everywhere(value: unknown, change: (object: Record<string, unknown>) => void): undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!Array.isArray(value)) change(value as Record<string, unknown>);
  for (const inner of Object.values(value)) everywhere(inner, change);
  return undefined;
}

const running = new Set<string>();
const keyOf = ({ headers }: PassedRequest) => headers["idempotency-key"] ?? "";

/** One fault for each rule that holds wherever a value, an object or a call of its kind stands. */
export const plantedKinds: readonly Fault[] = [
  {
    fault: "the lightest place is the first",
    call: /resource\/query/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        if (typeof object.weight === "number") object.weight = 1_000 - object.weight;
      }),
    line: "POST resource/query differs $.data[*].descendents[*].meta.weight: expected ",
  },
  {
    fault: "everything above is as near",
    call: /resource\/query/,
    change: ({ data }) => {
      for (const place of objectsAt(data))
        for (const above of objectsAt(place, "ancestors")) above.hierarchyLevel = 1;
    },
    line: "POST resource/query differs $.data[*].ancestors[*].hierarchyLevel: expected the distance from 11",
  },
  {
    fault: "a place has words in one language",
    call: /resource\/query/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        delete objectAt(object, "meta", "content").en;
      }),
    line: "POST resource/query differs $.data[0].meta.content.en: expected words for en; got words for ko only",
  },
  {
    fault: "a part of a page is in one language",
    call: /page\/parts/,
    change: ({ data }) => {
      for (const part of objectsAt(data))
        part.partContents = objectsAt(part, "partContents").filter((content) => content.languageId === 1);
    },
    line: "GET page/parts differs $.data[*].partContents: expected an entry for each language; in part 1 for ",
  },
  {
    fault: "JSON begins with a byte order mark",
    call: /language\/list/,
    change: (answer) => ({
      ...answer,
      text: Buffer.concat([
        Buffer.from([0xef, 0xbb, 0xbf]),
        Buffer.from(JSON.stringify({ data: answer.data })),
      ]),
    }),
    line: "GET language/list differs $: expected JSON from the first byte on; got a byte order mark before it",
  },
  {
    fault: "a page beyond the last repeats it",
    call: /promotion\/list\/1$/,
    before: ({ query }) => {
      if (query.get("perPage") === "16" && Number(query.get("page")) > 3) query.set("page", "3");
    },
    line: "POST promotion/list differs $.data.rows: expected no rows on page 4, as lastPage is 3; got 8",
  },
  {
    fault: "a name is empty",
    call: /promotion\/special/,
    change: ({ data }) => {
      for (const offer of objectsAt(data)) offer.name = "";
    },
    line: 'GET promotion/special differs $.data[0].name: expected a text that is not empty; got ""',
  },
  {
    fault: "the price from is not that of the cheapest meal",
    call: /promotion\/detail/,
    change: ({ data }) => {
      const { menus } = objectAt(data);
      if (Array.isArray(menus)) menus.push({ id: 987_000, name: "Deposit", unitPrice: 5_000, kind: "meal" });
    },
    line: "GET promotion/detail differs $.data.price.adult: expected the lowest price of a meal: ",
  },
  {
    fault: "the text of a promotion is escaped",
    call: /promotion\/detail/,
    change: ({ data }) => {
      if (data) objectAt(data).contents = "&lt;p&gt;Five courses&lt;/p&gt;";
    },
    line: 'GET promotion/detail differs $.data.contents: expected HTML as it was written, not escaped; got "&lt;p',
  },
  {
    fault: "a page beyond the last is not found",
    call: /coupon\/list/,
    change: (answer, { query }) =>
      answer.data !== undefined &&
      Number(query.get("page")) > 1 &&
      objectsAt(answer.data, "rows").length === 0
        ? { ...answer, status: 404, data: undefined, error: { error: "page_not_found" } }
        : undefined,
    line: "GET coupon/list missing status of some: expected 200 with data, as this call has for other questions; got 404",
  },
  {
    fault: "a picture of a promotion's page is not there",
    call: /promotion\/detail/,
    change: ({ data }) => {
      const { thumbnailImage } = objectAt(data);
      if (typeof thumbnailImage === "string")
        objectAt(data).images = [thumbnailImage.replace("/media/", "/nowhere/")];
    },
    line: "GET promotion/detail differs the address of a picture (images): expected 200; got 404",
  },
  {
    fault: "the interval is in hours",
    call: /timetableRange/,
    change: ({ data }) => {
      if (data) objectAt(data).interval = 1;
    },
    line: "GET promotion/timetableRange differs $.data.interval: expected the minutes between two times: ",
  },
  {
    fault: "an instant is that of another zone",
    call: /reservation\/detail/,
    change: ({ data }) => {
      const { paidAt, createdAt } = objectAt(data);
      if (typeof createdAt !== "string" || paidAt !== undefined) return;
      objectAt(data).createdAt = new Date(Date.parse(createdAt) - HOURS_9).toISOString();
    },
    line: "GET reservation/detail differs $.data.createdAt: expected now (2026-11-29T14:15:31.844Z), in its own zone's offset; got ",
  },
  {
    fault: "a sum of a menu is the price of one",
    call: /reservation\/list/,
    change: ({ data }) =>
      everywhere(data, (object) => {
        if (object.menuTotalPrice !== undefined) object.menuTotalPrice = object.menuUnitPrice;
      }),
    line: "GET reservation/list differs $.data.rows[0].items[0].menuTotalPrice: expected 180000; got 90000",
  },
  {
    fault: "something was paid before it was reserved",
    call: /reservation\/list/,
    change: ({ data }) => {
      for (const row of objectsAt(data, "rows"))
        if (typeof row.paidAt === "string") row.paidAt = "2020-01-01T00:00:00+09:00";
    },
    line: "GET reservation/list differs $.data.rows[0].createdAt: expected at most paidAt (2020-01-01T00:00:00+09:00); got ",
  },
  {
    fault: "a refusal has the status of another",
    call: /reservation\/create/,
    change: (answer) => (answer.status === 422 ? { ...answer, status: 400 } : undefined),
    line: "POST reservation/create differs status: expected 422 with ",
  },
  {
    fault: "a call that is repeated while the first one runs is turned away",
    call: /auth\/\w+\/sync/,
    before: (request) => {
      if (keyOf(request) === "" || request.headers.authorization?.includes("check-backend")) return;
      if (running.has(keyOf(request))) request.headers["x-second"] = "1";
      running.add(keyOf(request));
    },
    change: (answer, request) => {
      if (request.headers["x-second"] === "1")
        return { ...answer, status: 409, data: undefined, error: { error: "payment_done" } };
      running.delete(keyOf(request));
      return undefined;
    },
    line: "POST auth/sync differs header Idempotency-Key: expected the same answer to the same key, sent twice at once: the second waits for the first; got 409 payment_done",
  },
  {
    fault: "a token works in an address",
    call: /customer\/info/,
    before: ({ query, headers }) => {
      const token = query.get("access_token");
      if (token !== null) headers.authorization = `Bearer ${token}`;
    },
    line: "GET customer/info insecure status of a token in the address: expected 401, as a token is taken from the header Authorization only; got 200 with data",
  },
  {
    fault: "an event is refused with the status of another reason",
    call: /eventResults\/create/,
    change: (answer) => (answer.error?.code === -101_103 ? { ...answer, status: 422 } : undefined),
    line: "POST eventResults/create differs status of a code: expected 409 with -101103; got 422",
  },
  {
    fault: "the answers to an event are not kept",
    call: /eventResults\/mine/,
    change: (answer) => (answer.data === undefined ? undefined : { ...answer, data: [] }),
    line: "GET eventResults/mine differs $.data: expected the answers to event 1, in which the guest took part; or 404 where none are kept; got an empty list",
  },
  {
    fault: "what does not exist is an object of nothing",
    call: /coupon\/name/,
    change: (answer) =>
      answer.status === 404 ? { ...answer, status: 200, error: undefined, data: {} } : undefined,
    line: "GET coupon/name differs status: expected 404 for what does not exist; got 200 with data",
  },
];

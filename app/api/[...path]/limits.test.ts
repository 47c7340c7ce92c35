import { setTimeout as wait } from "node:timers/promises";
import { NextRequest } from "next/server";
import type { POST as handleNow } from "@/app/api/[...path]/route";
import type { POST as settleNow } from "@/app/api/crm_channel_si_tc/payment/settle/route";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { internalHeaders } from "@/lib/routing/internal-headers";
import { forgetProcessWide } from "@/lib/server/settings/process-wide.test-support";
import { type RecordedRequest, RecordingBackend } from "@/tools/testing/recording-backend";

const OURS = "http://localhost:3000";
const backend = new RecordingBackend();
let handle: typeof handleNow;
let settle: typeof settleNow;
let makeGuest: (guest?: string) => Promise<string>;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  process.env.PUBLIC_ORIGIN = OURS;
  ({ POST: handle } = await import("@/app/api/[...path]/route"));
  ({ POST: settle } = await import("@/app/api/crm_channel_si_tc/payment/settle/route"));
  const { beginSession, sessionCookies } = await import("@/lib/account/session");
  makeGuest = async (guest) => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const cookies = await sessionCookies({
      ...beginSession({ accessToken: "token", expiresAt }, "kakao"),
      ...(guest === undefined ? {} : { guest }),
    });
    return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  };
});
beforeEach(() => {
  backend.requests.length = 0;
  forgetProcessWide("call-pools");
});
afterAll(() => backend.close());

type Sent = { cookie?: string; client?: string; body?: unknown };

function requestOf(method: string, path: string, { cookie, client, body = {} }: Sent) {
  const headers = {
    "sec-fetch-site": "same-origin",
    "x-app": "1",
    "content-type": "application/json",
    ...(cookie === undefined ? {} : { cookie }),
    ...(client === undefined ? {} : { [internalHeaders.client]: client }),
  };
  return new NextRequest(`${OURS}/api${path}`, {
    method,
    headers,
    body: method === "GET" ? null : JSON.stringify(body),
  });
}
const ask = (method: string, path: string, sent: Sent = {}) => handle(requestOf(method, path, sent));
const refuse = (error: string, status = 422) => ({ status, body: { error: { error } } });

test("a guest who signs in again may not guess more reservations", async () => {
  backend.answer = () => refuse("notfound_reservation", 404);
  const statuses: number[] = [];
  for (const cookie of [await makeGuest("7"), await makeGuest("7")])
    for (let number = 1; number <= 30; number += 1)
      statuses.push(
        (await ask("GET", `/crm_channel_si_tc/reservation/detail/AH_${number}`, { cookie })).status,
      );
  expect(statuses).toEqual([...Array(30).fill(404), ...Array(30).fill(429)]);
});

test("a guest may make thirty payment requests theirs, whether they were free or not (R7.5)", async () => {
  backend.answer = ({ url }) =>
    url.endsWith("0") ? { body: { data: true } } : refuse("reservation_already_claimed", 409);
  const statuses: number[] = [];
  for (const cookie of [await makeGuest("8"), await makeGuest("8")])
    for (let number = 1; number <= 20; number += 1)
      statuses.push(
        (await ask("POST", `/crm_channel_si_tc/reservation/claim/AH_${number}`, { cookie })).status,
      );
  expect(statuses.slice(30)).toEqual(Array(10).fill(429));
  expect(backend.requests).toHaveLength(30);
});

describe("guessing a coupon's check is limited", () => {
  const use = (cookie: string, checkNumber: string, password: string, couponId = 1) =>
    ask(
      "POST",
      `/crm_channel_si_tc/coupon/check/${couponId}/11?${new URLSearchParams({ checkNumber, password })}`,
      { cookie },
    );
  const rightIs = (right: string) => {
    backend.answer = ({ body }) =>
      body.includes(`"password":"${right}"`)
        ? { body: { data: { used: true, usedAt: "2026-11-21T12:00:00+09:00" } } }
        : refuse("wrong_check_password");
  };

  test("a back end that takes the check in the body gets no password in an address (R8.3)", async () => {
    backend.answer = ({ url }) =>
      url.includes("system/get")
        ? { body: { data: { key: "func_config", value: { couponCheckBody: true } } } }
        : { body: { data: { used: true, usedAt: "2026-11-21T12:00:00+09:00" } } };
    expect((await use(await makeGuest(), "1001", "2580", 9)).status).toBe(200);
    const sent = backend.requests.find(({ url }) => url.includes("/coupon/check/"));
    expect(sent?.url).toBe("/api/crm_channel_si_tc/coupon/check/9/11");
    expect(JSON.parse(sent?.body ?? "")).toEqual({ checkNumber: "1001", password: "2580" });
  });

  test("of 150 concurrent passwords five reach the back end, the others get 429 with the time to wait", async () => {
    rightIs("2580");
    const guest = await makeGuest();
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) => use(guest, "1001", String(1_000 + index))),
    );
    expect(backend.requests).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(145);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeLessThanOrEqual(600);
    expect(await refused[0]?.json()).toEqual({ error: { error: "too_many_attempts" } });
    expect((await use(guest, "1001", "2580")).status).toBe(429);
  });

  test("a new session does not reset the limit of a check; another check is still accepted", async () => {
    rightIs("2580");
    const guest = await makeGuest();
    for (let index = 0; index < 5; index += 1) await use(guest, "2001", String(index));
    expect((await use(await makeGuest(), "2001", "2580")).status).toBe(429);
    expect((await use(guest, "2002", "2580")).status).toBe(200);
  });

  test("ten wrong guesses block a guest for every check", async () => {
    rightIs("2580");
    const guest = await makeGuest();
    for (let index = 0; index < 10; index += 1) {
      expect((await use(guest, `30${index}`, "1")).status).toBe(422);
    }
    expect((await use(guest, "3099", "2580")).status).toBe(429);
    expect((await use(await makeGuest(), "3099", "2580")).status).toBe(200);
  });

  test.each(["used_coupon", "wrong_coupon_outlet", "closed_check"])(
    "%s does not count as a wrong guess",
    async (error) => {
      backend.answer = () => refuse(error);
      const guest = await makeGuest();
      const answers = [];
      for (let index = 0; index < 12; index += 1) answers.push((await use(guest, "4001", "1", 4)).status);
      expect(new Set(answers)).toEqual(new Set([422]));
    },
  );

  test("a 429 of the back end itself does not count as a wrong guess", async () => {
    const guest = await makeGuest();
    backend.answer = () => ({
      ...refuse("too_many_attempts", 429),
      headers: { "retry-after": "240" },
    });
    for (let index = 0; index < 6; index += 1) {
      const answer = await use(guest, "5001", "1", 5);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "240"]);
    }
    expect(backend.requests).toHaveLength(6);
    rightIs("2580");
    expect((await use(guest, "5001", "2580", 5)).status).toBe(200);
  });
});

test("reservations of others cannot be enumerated: after thirty misses the guest gets 429", async () => {
  const guest = await makeGuest();
  backend.answer = () => refuse("notfound_reservation", 404);
  const status = (id: number) =>
    ask("GET", `/crm_channel_si_tc/reservation/status/AH_${id}`, { cookie: guest });
  for (let id = 1; id <= 30; id += 1) expect((await status(id)).status).toBe(404);
  const answer = await status(31);
  expect([answer.status, answer.headers.has("retry-after")]).toEqual([429, true]);
  expect(backend.requests).toHaveLength(30);
});

test("payment links that open nothing get 429 after sixty from one address; other clients are not affected", async () => {
  const tryLink = (client: string | undefined) =>
    settle(
      requestOf("POST", "/crm_channel_si_tc/payment/settle", {
        ...(client === undefined ? {} : { client }),
        body: { reservationId: "AH_1", resume: "forged" },
      }),
    );
  for (let index = 0; index < 60; index += 1) expect((await tryLink("203.0.113.7")).status).toBe(401);
  expect((await tryLink("203.0.113.7")).status).toBe(429);
  expect((await tryLink("203.0.113.8")).status).toBe(401);
  for (let index = 0; index < 70; index += 1) expect((await tryLink(undefined)).status).toBe(401);
  expect(backend.requests).toEqual([]);
});

test("records from one address are limited, and an IPv6 /64 network counts as one address", async () => {
  backend.answer = () => ({ body: { data: true } });
  const { countAttempts } = await import("@/lib/http/attempt-limits");
  for (let index = 0; index < 6_000; index += 1) {
    await countAttempts([{ limit: "recordOfAddress", key: "2001:db8:0:1" }]);
  }
  const land = (client: string) =>
    ask("POST", "/common_channel_data/collect/la", {
      client,
      body: {
        name: "home",
        path: "/",
        meta: { params: {}, query: {} },
        referrer: "",
        userAgent: "test",
        year: 2026,
        month: 11,
      },
    });
  expect((await land("2001:db8::1:aaaa:bbbb:cccc:dddd")).status).toBe(429);
  expect((await land("2001:db8:0:2::1")).status).toBe(200);
});

describe("calls that are limited per guest", () => {
  const answers = [{ type: "short answer", question: "Where?", answer: "Seoul" }];
  const takePart = (cookie: string) =>
    ask("POST", "/crm_channel_base/eventResults/create/7", { cookie, body: answers });
  const askForId = (cookie: string) => ask("GET", "/crm_channel_base/eventResults/encodedUserID", { cookie });

  test.each([
    ["event entries", 60, takePart, true],
    ["requests for a sharing id", 120, askForId, "id-of-guest"],
  ] as const)(
    "%s: %i are accepted, the next gets 429 with the time to wait",
    async (_name, most, call, data) => {
      backend.answer = () => ({ body: { data } });
      const guest = await makeGuest();
      for (let index = 0; index < most; index += 1) expect((await call(guest)).status).toBe(200);
      const refused = await call(guest);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(600);
      expect(await refused.json()).toEqual({ error: { error: "too_many_attempts" } });
      expect(backend.requests).toHaveLength(most);
      expect((await call(await makeGuest())).status).toBe(200);
    },
  );
});

test("promotion views recorded from one address are limited; clients without an address never are", async () => {
  backend.answer = () => ({ body: { data: { esUuid: "u" } } });
  const { countAttempts } = await import("@/lib/http/attempt-limits");
  const look = (client?: string) =>
    ask("POST", "/crm_channel_si_tc/esData/promotion?promotionId=1101", {
      ...(client === undefined ? {} : { client }),
      body: {
        referer: "",
        src_type: "web",
        dst_type: "promotion",
        dst_title: "A table by the river",
        dst_outlet: { region: "Seoul", site: "Yeoul", outlet: "River" },
        sending_count: 0,
        landing_at: "2026-11-21T12:00:00+09:00",
      },
    });
  for (let index = 0; index < 5_999; index += 1) {
    await countAttempts([{ limit: "recordOfAddress", key: "203.0.113.40" }]);
  }
  expect((await look("203.0.113.40")).status).toBe(200);
  const refused = await look("203.0.113.40");
  expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
  expect((await look("203.0.113.41")).status).toBe(200);
  expect((await look()).status).toBe(200);
  expect(backend.requests).toHaveLength(3);
});

describe("one hanging call does not block the others", () => {
  const isCalendar = ({ url }: RecordedRequest) => url.includes("/promotion/calendar/");
  const draft = {
    date: "2026-12-24",
    time: "19:00",
    adult: 2,
    child: 0,
    infant: 0,
    items: [],
    amount: 0,
    currency: "KRW",
    name: "여울",
    mobile: "01012345678",
    email: "guest@example.com",
    requests: "",
    esUuid: "u",
    consents: { cancellation: true, privacy: true },
  };

  test("while calendar calls hang, other calls get responses, and the next one waits for as long as it has time", async () => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    backend.answer = async (request) => {
      if (isCalendar(request)) {
        await released;
        return { body: { data: [] } };
      }
      return request.url.includes("/reservation/create/")
        ? { body: { data: { reservationId: "AH_7", status: "pending", needsPayment: false } } }
        : refuse("expired_promotion");
    };
    const ended: string[] = [];
    const calendar = (id: number) =>
      ask("GET", `/crm_channel_si_tc/promotion/calendar/${id}?month=2026-12&pax=2`).then((answer) => {
        ended.push(`calendar ${answer.status}`);
      });
    const hanging = Array.from({ length: 150 }, (_, index) => calendar(index + 1));
    await untilReceived(50);

    const detail = await ask("GET", "/crm_channel_si_tc/promotion/detail/11/1101");
    const created = await ask("POST", "/crm_channel_si_tc/reservation/create/11/1101", {
      cookie: await makeGuest(),
      body: draft,
    });
    expect([detail.status, created.status]).toEqual([422, 200]);
    expect(await created.json()).toMatchObject({ data: { reservationId: "AH_7" } });
    // None of the hanging calls had ended by then, and one that cannot wait longer is refused without being sent.
    expect(ended).toEqual([]);
    await runWithDeadline(100, () => calendar(151));
    expect(ended).toEqual(["calendar 503"]);
    expect(backend.requests.filter(isCalendar)).toHaveLength(50);
    release();
    await Promise.all(hanging);
    expect(new Set(ended.slice(1))).toEqual(new Set(["calendar 200"]));
  });

  test("a read with little time left fails with 503, and a reservation already sent is waited for", async () => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    backend.answer = async (request) => {
      if (isCalendar(request)) return new Promise(() => {});
      await released;
      return { body: { data: { reservationId: "AH_8", status: "pending", needsPayment: false } } };
    };
    const cookie = await makeGuest();
    const creating = runWithDeadline(500, () =>
      ask("POST", "/crm_channel_si_tc/reservation/create/11/1101", { cookie, body: draft }),
    );
    const calendar = await runWithDeadline(500, () =>
      ask("GET", "/crm_channel_si_tc/promotion/calendar/199?month=2026-12&pax=2"),
    );
    expect(calendar.status).toBe(503);
    release();
    expect((await creating).status).toBe(200);
  });
});

async function untilReceived(count: number): Promise<void> {
  while (backend.requests.length < count) await wait(5);
}

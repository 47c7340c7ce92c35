import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { logIn } from "@/lib/account/endpoints";
import { AppError } from "@/lib/base/app-error";
import { createReservation, listReservations } from "@/lib/booking/endpoints";
import type { reservationDraftSchema } from "@/lib/booking/schema";
import { getPageByKey } from "@/lib/cms/endpoints";
import type { callAsVisitor as callAsVisitorNow } from "@/lib/http/call-backend";
import { approvePayment } from "@/lib/payment/endpoints";
import { forgetProcessWide } from "@/lib/server/settings/process-wide.test-support";

// The machine may be busy with other work.
jest.setTimeout(60_000);

/** What a network does to a response of the back end, by toxiproxy's names. */
type Fault = (answer: Buffer, toWeb: Socket) => Promise<void> | void;

const inPieces =
  (bytes: number, pauseMs = 1): Fault =>
  async (answer, toWeb) => {
    for (let at = 0; at < answer.length; at += bytes) {
      toWeb.write(answer.subarray(at, at + bytes));
      await wait(pauseMs);
    }
  };

const faults: Record<string, { answer: Fault; outcome: "answered" | "backend_unavailable" }> = {
  latency: { answer: (answer, toWeb) => wait(100).then(() => void toWeb.write(answer)), outcome: "answered" },
  bandwidth: { answer: inPieces(16), outcome: "answered" },
  slicer: { answer: inPieces(1), outcome: "answered" },
  slow_close: {
    answer: (answer, toWeb) => {
      toWeb.write(answer);
      setTimeout(() => toWeb.end(), 200);
    },
    outcome: "answered",
  },
  timeout: { answer: () => {}, outcome: "backend_unavailable" },
  reset_peer: { answer: (_answer, toWeb) => void toWeb.resetAndDestroy(), outcome: "backend_unavailable" },
  limit_data: {
    answer: (answer, toWeb) => void toWeb.end(answer.subarray(0, answer.length - 3)),
    outcome: "backend_unavailable",
  },
  down: { answer: () => {}, outcome: "backend_unavailable" },
};

const requests: string[] = [];
const backend = createHttpServer(async (request, response) => {
  for await (const _ of request);
  requests.push(`${request.method} ${request.url?.split("?")[0]}`);
  response.writeHead(200, { "content-type": "application/json" }).end('{"data":{"id":7}}');
});

let fault: (typeof faults)[string] | undefined;
let isDown = false;
const sockets = new Set<Socket>();
const network = createServer((toWeb) => {
  sockets.add(toWeb);
  toWeb.on("error", () => {});
  if (isDown) {
    toWeb.resetAndDestroy();
    return;
  }
  const toBackend = connect(portOf(backend), "127.0.0.1");
  sockets.add(toBackend);
  toBackend.on("error", () => {});
  toWeb.pipe(toBackend);
  toBackend.on("data", (answer) => void fault?.answer(answer, toWeb));
});

let callAsVisitor: typeof callAsVisitorNow;

beforeAll(async () => {
  backend.listen(0, "127.0.0.1");
  network.listen(0, "127.0.0.1");
  await Promise.all([once(backend, "listening"), once(network, "listening")]);
  process.env.BACKEND_ORIGIN = `http://127.0.0.1:${portOf(network)}`;
  // Settings are read once, so the module is imported after they are set.
  ({ callAsVisitor } = await import("@/lib/http/call-backend"));
});

beforeEach(() => {
  requests.length = 0;
  // Failures of one test must not open the circuit breaker in the next.
  forgetProcessWide("call-pools");
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  backend.closeAllConnections();
  backend.close();
  network.close();
  await Promise.all([once(backend, "close"), once(network, "close")]);
});

const data = z.object({ id: z.number() });
/** Milliseconds for a response that never comes. */
const SHORT_MS = 1_500;
/** Milliseconds for one that does, however slow the machine. */
const AMPLE_MS = 50_000;
const visitor = { token: "guest", idempotencyKey: "key" };
const draft: z.output<typeof reservationDraftSchema> = {
  date: "2027-01-08",
  time: "19:00",
  adult: 2,
  child: 0,
  infant: 0,
  items: [],
  amount: 0,
  currency: "KRW",
  name: "Guest",
  mobile: "010-1234-5678",
  email: "guest@dining.test",
  requests: "",
  consents: { cancellation: true, privacy: true },
};

type Limits = { timeoutMs: number; data: typeof data };

const flows = {
  "a page": (limits: Limits) =>
    callAsVisitor({ ...getPageByKey, ...limits }, { pageKey: "story" }, "ko", visitor),
  "a list": (limits: Limits) =>
    callAsVisitor(
      { ...listReservations, ...limits },
      { tab: "current", page: 1, perPage: 16 },
      "ko",
      visitor,
    ),
  "a reservation": (limits: Limits) =>
    callAsVisitor(
      { ...createReservation, ...limits },
      { resourceId: 11, promotionId: 1101, draft },
      "ko",
      visitor,
    ),
  "an approval": (limits: Limits) =>
    callAsVisitor(
      { ...approvePayment, ...limits },
      { reservationId: "AH_1", approvalId: "one" },
      "ko",
      visitor,
    ),
  "a login": (limits: Limits) =>
    callAsVisitor(
      { ...logIn, ...limits },
      { provider: "kakao", code: "one", redirectUri: "https://dining.test/auth/kakao/callback" },
      "ko",
      visitor,
    ),
};

describe.each(Object.entries(faults))("the network fault %s", (name, { outcome }) => {
  test.each(Object.entries(flows))(
    `ends as ${outcome} for %s, and a write is sent once (R12.3)`,
    async (_flow, call) => {
      fault = faults[name];
      isDown = name === "down";
      const timeoutMs = outcome === "answered" ? AMPLE_MS : SHORT_MS;
      const result = await call({ timeoutMs, data }).then(
        () => "answered",
        (error: unknown) => (error instanceof AppError ? error.code : error),
      );
      expect(result).toBe(outcome);
      const writes = requests.filter((line) => line.startsWith("POST"));
      expect(writes.length).toBeLessThanOrEqual(1);
      if (requests.length > writes.length) expect(requests.length).toBeLessThanOrEqual(3);
    },
  );
});

/** Sends the head of a response, then goes on with its body. */
const afterHead =
  (body: Fault): Fault =>
  (answer, toWeb) => {
    const end = answer.indexOf("\r\n\r\n") + 4;
    toWeb.write(answer.subarray(0, end));
    return body(answer.subarray(end), toWeb);
  };

test.each([
  ["keeps arriving is read to its end, however long that takes", inPieces(2, 200), "answered"],
  ["stops in between fails", () => {}, "backend_unavailable"],
])("a large answer that %s (R12.3)", async (_name, body, outcome) => {
  fault = { answer: afterHead(body), outcome: "answered" };
  isDown = false;
  const large = { data, timeoutMs: 2_500, arrivesWithinMs: AMPLE_MS, idempotent: false };
  const result = await callAsVisitor({ ...getPageByKey, ...large }, { pageKey: "story" }, "ko", visitor).then(
    () => "answered",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
  expect(result).toBe(outcome);
});

function portOf(server: { address: () => AddressInfo | string | null }): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  return address.port;
}

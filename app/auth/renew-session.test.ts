import type { renewWhenDue as renewNow } from "@/app/auth/renew-session";
import { beginSession, readSession, type Session } from "@/lib/account/session";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const backend = new RecordingBackend();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
let renewWhenDue: typeof renewNow;
let tokens = 0;

/** Returns a session with one of its hundred minutes left. */
function almostOver(): Session {
  const session = beginSession({ accessToken: `old-${++tokens}`, expiresAt: inMinutes(1) }, "kakao");
  return { ...session, beganAt: inMinutes(-99) };
}

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  ({ renewWhenDue } = await import("@/app/auth/renew-session"));
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.answer = () => ({ body: { data: { accessToken: `new-${++tokens}`, expiresAt: inMinutes(100) } } });
});
afterAll(() => backend.close());

test("each renewal has an idempotency key of its own (R6.9)", async () => {
  await renewWhenDue(almostOver());
  await renewWhenDue(almostOver());
  const keys = backend.requests.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,128}$/), expect.stringMatching(/^[\w-]{8,128}$/)]);
  expect(new Set(keys).size).toBe(2);
});

test("concurrent calls renew once, also one that arrives late with the old cookie", async () => {
  const session = almostOver();
  const [first, second] = await Promise.all([renewWhenDue(session), renewWhenDue(session)]);
  const late = await renewWhenDue({ ...session });
  expect(backend.requests).toHaveLength(1);
  expect(second).toEqual(first);
  expect(late).toEqual(first);
  expect(await readSession(late?.cookies[0]?.value)).toMatchObject({
    id: session.id,
    token: first?.session.token,
  });
});

test("a failed renewal is retried by the next call", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const session = almostOver();
  const working = backend.answer;
  backend.answer = () => ({ status: 500, body: {} });
  expect(await renewWhenDue(session)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  backend.answer = working;
  expect((await renewWhenDue(session))?.session.token).toMatch(/^new-/);
});

test("a session in the middle of its lifetime is not renewed", async () => {
  const session = beginSession({ accessToken: "young", expiresAt: inMinutes(100) }, "kakao");
  expect(await renewWhenDue(session)).toBeUndefined();
  expect(backend.requests).toEqual([]);
});

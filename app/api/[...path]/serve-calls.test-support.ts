import { NextRequest } from "next/server";
import type { POST as handleNow } from "@/app/api/[...path]/route";
import { RecordingBackend } from "@/lib/testing/recording-backend";

/** Where the pages are that ask. */
export const OURS = "http://localhost:3000";

type Sent = { headers?: Record<string, string | undefined>; body?: string | null };

/** The handler of all calls, before a back end that the test plays, for the whole of a test file. */
export function serveCalls() {
  const backend = new RecordingBackend();
  let handle: typeof handleNow;
  let host: string;
  let guest: string;

  beforeAll(async () => {
    host = await backend.start();
    process.env.BACKEND_ORIGIN = `http://${host}`;
    process.env.PUBLIC_ORIGIN = OURS;
    // Settings are read once, so the modules are loaded when they are there.
    ({ POST: handle } = await import("@/app/api/[...path]/route"));
    const { beginSession, sessionCookies } = await import("@/lib/session/session");
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const cookies = await sessionCookies(beginSession({ accessToken: "guest-token", expiresAt }, "kakao"));
    guest = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  });
  beforeEach(() => {
    backend.asked.length = 0;
  });
  afterAll(() => backend.close());

  /** Asks as a page of ours with a guest signed in, but for what the test says. */
  const ask = (
    method: string,
    path: string,
    { headers = {}, body = method === "GET" ? null : "{}" }: Sent = {},
  ) => {
    const ours = { "sec-fetch-site": "same-origin", "x-app": "1", "content-type": "application/json" };
    const all = { ...ours, "accept-language": "ko", cookie: guest, ...headers };
    const sent = Object.entries(all).flatMap(([name, value]): [string, string][] =>
      value ? [[name, value]] : [],
    );
    return handle(new NextRequest(`${OURS}/api${path}`, { method, headers: sent, body }));
  };
  return { backend, asked: backend.asked, ask, hostOfBackend: () => host };
}

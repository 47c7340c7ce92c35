import { NextRequest } from "next/server";
import type { POST as handleNow } from "@/app/api/[...path]/route";
import { RecordingBackend } from "@/tools/testing/recording-backend";

/** Origin of the pages that make the calls. */
export const OURS = "http://localhost:3000";

type Sent = { headers?: Record<string, string | undefined>; body?: string | null };

/** Sets up the handler of all calls, with a back end controlled by the test, for a whole test file. */
export function serveCalls() {
  const backend = new RecordingBackend();
  let handle: typeof handleNow;
  let host: string;
  let guest: string;

  beforeAll(async () => {
    host = await backend.start();
    process.env.BACKEND_ORIGIN = `http://${host}`;
    process.env.PUBLIC_ORIGIN = OURS;
    // Settings are read once, so the modules are loaded after they are set.
    ({ POST: handle } = await import("@/app/api/[...path]/route"));
    const { beginSession, sessionCookies } = await import("@/lib/account/session");
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const cookies = await sessionCookies(beginSession({ accessToken: "guest-token", expiresAt }, "kakao"));
    guest = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  });
  beforeEach(() => {
    backend.requests.length = 0;
  });
  afterAll(() => backend.close());

  /** Calls the handler as one of our pages does, with a signed-in guest, unless the test says otherwise. */
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
  return { backend, requests: backend.requests, ask, hostOfBackend: () => host };
}

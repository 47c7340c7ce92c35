import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isProviderDown } from "@/lib/account/login-attempt";

const settings = { LOGIN_PROBE: "on", MESSENGER_ORIGIN: "", LOYALTY_ORIGIN: undefined as string | undefined };
jest.mock("@/lib/server/settings/env", () => ({ env: () => settings }));

const LATER = 6_000;
let now = 1_000_000;
const servers: Server[] = [];

/** Starts a provider on its own port that records its requests. */
async function openProvider(listener: RequestListener, port = 0) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  servers.push(server);
  const { port: used } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { origin: `http://127.0.0.1:${used}`, port: used, requests, close };
}

const answers =
  (status: number, headers = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end();
  };

beforeEach(() => {
  jest.spyOn(Date, "now").mockImplementation(() => now);
  jest.spyOn(console, "warn").mockImplementation();
  now += LATER;
  settings.LOGIN_PROBE = "on";
  settings.LOYALTY_ORIGIN = undefined;
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test.each([200, 302, 404, 405, 500, 503])("a provider that responds with %i is up (R3.5)", async (status) => {
  const { origin, requests } = await openProvider(
    answers(status, { location: "http://127.0.0.1:1/elsewhere" }),
  );
  settings.MESSENGER_ORIGIN = origin;
  expect(await isProviderDown("kakao")).toBe(false);
  expect(requests).toEqual(["HEAD /"]);
});

test("a provider that refuses the connection is down, and up again seconds after it is back (R3.5)", async () => {
  const provider = await openProvider(answers(200));
  settings.MESSENGER_ORIGIN = provider.origin;
  await provider.close();
  expect(await isProviderDown("kakao")).toBe(true);
  expect(console.warn).toHaveBeenCalledWith(
    `no response from ${provider.origin} (refused): logins there are blocked`,
  );
  const again = await openProvider(answers(200), provider.port);
  expect(await isProviderDown("kakao")).toBe(true);
  now += 3_000;
  jest.mocked(console.warn).mockClear();
  expect(await isProviderDown("kakao")).toBe(false);
  expect(console.warn).not.toHaveBeenCalled();
  expect(again.requests).toHaveLength(1);
});

test("concurrent checks make one probe, and another one once the result has expired (R3.5)", async () => {
  const { origin, requests } = await openProvider(answers(200));
  settings.MESSENGER_ORIGIN = origin;
  const rush = () => Promise.all(Array.from({ length: 50 }, () => isProviderDown("kakao")));
  expect(new Set(await rush())).toEqual(new Set([false]));
  await rush();
  expect(requests).toHaveLength(1);
  now += LATER;
  await rush();
  expect(requests).toHaveLength(2);
});

test("a silent provider is down only if it has responded before (R3.5)", async () => {
  let isSilent = true;
  const hush: RequestListener = (request, response) => {
    if (isSilent) request.socket.destroy();
    else response.end();
  };
  const { origin } = await openProvider(hush);
  settings.MESSENGER_ORIGIN = origin;
  expect(await isProviderDown("kakao")).toBe(false);
  isSilent = false;
  now += LATER;
  expect(await isProviderDown("kakao")).toBe(false);
  isSilent = true;
  now += LATER;
  expect(await isProviderDown("kakao")).toBe(true);
});

test("a provider that hangs times out and is down (R3.5)", async () => {
  let hangs = false;
  const { origin } = await openProvider((_request, response) => {
    if (!hangs) response.end();
  });
  settings.MESSENGER_ORIGIN = origin;
  expect(await isProviderDown("kakao")).toBe(false);
  hangs = true;
  now += LATER;
  expect(await isProviderDown("kakao")).toBe(true);
});

test("the providers are independent, and one that is not configured is not probed (R3.5)", async () => {
  const [messenger, loyalty] = [await openProvider(answers(200)), await openProvider(answers(200))];
  settings.MESSENGER_ORIGIN = messenger.origin;
  settings.LOYALTY_ORIGIN = loyalty.origin;
  await loyalty.close();
  expect(await isProviderDown("hyatt")).toBe(true);
  expect(await isProviderDown("kakao")).toBe(false);
  settings.LOYALTY_ORIGIN = undefined;
  jest.mocked(console.warn).mockClear();
  expect(await isProviderDown("hyatt")).toBe(false);
  expect(console.warn).not.toHaveBeenCalled();
});

test("no probe is made when it is switched off (R3.5)", async () => {
  const { origin, requests } = await openProvider(answers(200));
  settings.MESSENGER_ORIGIN = origin;
  settings.LOGIN_PROBE = "off";
  expect(await isProviderDown("kakao")).toBe(false);
  expect(requests).toEqual([]);
});

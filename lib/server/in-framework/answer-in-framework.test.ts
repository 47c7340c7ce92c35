import { answerInFramework } from "@/lib/server/in-framework/answer-in-framework";
import { openServices } from "@/lib/server/services";

jest.mock("@/lib/server/services", () => ({ openServices: jest.fn() }));

const queries = { pageExists: async () => true, listPages: async () => [] };
const handle = jest.fn();
const ask = (path: string, init: RequestInit = {}) =>
  answerInFramework(new Request(`http://localhost:3000${path}`, init), queries);

beforeEach(() => {
  handle.mockReset().mockResolvedValue({ status: 200, headers: {}, body: Buffer.from("page") });
  jest.mocked(openServices).mockResolvedValue({ handle } as never);
});

test("where Next serves alone, the web server's functions get the request as it was sent, but for what the framework does itself (R11.3)", async () => {
  await ask("/r/14%?name=Hana", {
    headers: { "x-yeoul-client": "203.0.113.9", cookie: "language=ko", "accept-encoding": "br" },
  });
  expect(handle).toHaveBeenLastCalledWith({
    method: "GET",
    target: "/r/14%?name=Hana",
    headers: { cookie: "language=ko" },
    body: undefined,
    client: "203.0.113.9",
  });
  await ask("/publish", { method: "POST", body: "published" });
  expect(Buffer.from(handle.mock.lastCall?.[0].body).toString()).toBe("published");
});

test("where Next serves alone, a response is sent as the web server's functions wrote it (R11.3)", async () => {
  handle.mockResolvedValue({
    status: 503,
    headers: { "retry-after": "30", "set-cookie": ["one=1", "two=2"] },
    body: Buffer.from("unavailable"),
  });
  const response = await ask("/r/14");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(response.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  expect(await response.text()).toBe("unavailable");
  handle.mockResolvedValue({ status: 308, headers: { location: "/r/10" }, body: Buffer.alloc(0) });
  expect((await ask("/site/1/10")).headers.get("location")).toBe("http://localhost:3000/r/10");
  handle.mockResolvedValue({ status: 304, headers: { etag: '"a"' }, body: Buffer.alloc(0) });
  expect((await ask("/r/14")).status).toBe(304);
});

test("where Next serves alone, a body is read up to its limit and refused beyond it", async () => {
  const response = await ask("/api/x", { method: "POST", body: "x".repeat(64 * 1024 + 1) });
  expect(response.status).toBe(413);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(handle).not.toHaveBeenCalled();
});

test("where Next serves alone, what could not be opened is opened again by the next request", async () => {
  jest.resetModules();
  const fresh = await import("@/lib/server/in-framework/answer-in-framework");
  const { openServices: open } = await import("@/lib/server/services");
  jest
    .mocked(open)
    .mockRejectedValueOnce(new Error("no build"))
    .mockResolvedValue({ handle } as never);
  const request = () => fresh.answerInFramework(new Request("http://localhost:3000/"), queries);
  await expect(request()).rejects.toThrow("no build");
  expect((await request()).status).toBe(200);
});

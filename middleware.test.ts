import { NextRequest } from "next/server";
import { serverKey } from "@/lib/routing/internal-headers";
import { answerInFramework } from "@/lib/server/in-framework/answer-in-framework";
import { middleware } from "@/middleware";

jest.mock("@/lib/server/in-framework/answer-in-framework", () => ({ answerInFramework: jest.fn() }));
jest.mock("@/app/_page-view/page-exists", () => ({ pageExists: jest.fn() }));
jest.mock("@/app/_discovery/load-listed-pages", () => ({ loadListedPages: jest.fn() }));

const ask = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));
const isPassedOn = ({ headers }: Response) => headers.get("x-middleware-next") === "1";

beforeEach(() => {
  jest.mocked(answerInFramework).mockReset().mockResolvedValue(new Response("of the web server"));
});

test.each(["/", "/r/14", "/api/x", "/publish", "/workbench", "/healthz", "/_next/static/chunks/a.js"])(
  "where Next serves alone, %s is answered as by the web server (R11.3)",
  async (path) => {
    expect(await (await ask(path)).text()).toBe("of the web server");
    expect(answerInFramework).toHaveBeenCalledTimes(1);
  },
);

test("what the web server asks of the framework is passed on, so that it asks once (R11.3)", async () => {
  expect(isPassedOn(await ask("/ko/r/14", { "x-yeoul-decided": serverKey() }))).toBe(true);
  expect(answerInFramework).not.toHaveBeenCalled();
});

test.each(["1", "true", "decided"])(
  "a client that claims by %j that its route was decided is decided like any other (R1.6)",
  async (claim) => {
    expect(isPassedOn(await ask("/ko/book", { "x-yeoul-decided": claim }))).toBe(false);
    expect(answerInFramework).toHaveBeenCalledTimes(1);
  },
);

describe("in development", () => {
  const { NODE_ENV } = process.env;
  beforeEach(() => Object.assign(process.env, { NODE_ENV: "development" }));
  afterEach(() => Object.assign(process.env, { NODE_ENV }));

  test("the framework's own files and tools are its own, and the page scripts are ours", async () => {
    expect(isPassedOn(await ask("/_next/static/chunks/a.js"))).toBe(true);
    expect(isPassedOn(await ask("/__nextjs_font/a.woff2"))).toBe(true);
    expect(isPassedOn(await ask("/_next/static/page/idle.js"))).toBe(false);
  });
});

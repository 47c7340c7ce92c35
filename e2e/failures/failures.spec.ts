import { once } from "node:events";
import { connect } from "node:net";
import { test as base, expect, uniqueKey } from "@/e2e/support/fixtures";
import { hydrate } from "@/e2e/support/hydrate";
import { openSite, type Site, type Web } from "@/e2e/support/own-servers";
import { venueDayIn } from "@/e2e/support/own-table";
import type { Fault, SandboxControl } from "@/e2e/support/sandbox-control";
import { internalHeaders } from "@/lib/routing/internal-headers";

/*
 * Behaviour of the site when its back end fails. These tests break shared services, so they have a sandbox and web
 * servers of their own, on free ports, of the same production build.
 */

const ASKS_FOR_A_PAGE = { accept: "text/html,application/xhtml+xml", "accept-encoding": "gzip" };
const LEGACY_LANDING = "/collect/la/legacy$";
const OURS = /data-zone="page"/;
const TRACE = /\bat \w+ \(|node_modules|AppError|ECONNREFUSED|Internal Server Error|__NEXT_ERROR__/;

const UNAVAILABLE = {
  en: { title: "This page is not available right now", retry: "Try again" },
  ko: { title: "지금은 이 페이지를 열 수 없습니다", retry: "다시 시도" },
} as const;

const test = base.extend<{ back: SandboxControl }, { site: Site; web: Web }>({
  site: [
    async ({}, use) => {
      const site = await openSite();
      try {
        await use(site);
      } finally {
        await site.close();
      }
    },
    { scope: "worker", timeout: 240_000 },
  ],
  web: [async ({ site }, use) => use(await site.startWeb()), { scope: "worker", timeout: 240_000 }],
  back: async ({ site }, use) => {
    await use(site.control);
    await site.control.removeOwnFaults();
  },
});

// The tests stop and break one sandbox in turn, so they run in order and in one worker.
test.describe.configure({ mode: "default", timeout: 360_000 });

test("while the back end is down, visited pages are still served, others show an error page (R11.3, R12.3) @desktop", async ({
  site,
  web,
  back,
  browser,
}) => {
  const key = uniqueKey("visited");
  await back.publishPage(key, { ko: "<h1>다녀간 곳</h1>", en: "<h1>Been here</h1>" });
  await back.publishPage(`${key}-new`, { ko: "<h1>처음인 곳</h1>", en: "<h1>New here</h1>" });
  const visited = ["/", "/r/10", `/p/${key}`, "/promotion/11/1101"];
  for (const language of ["ko", "en"]) {
    for (const path of visited) expect((await ask(web, `${path}?language=${language}`)).status).toBe(200);
  }

  await site.stopBack();
  try {
    for (const language of ["ko", "en"] as const) {
      for (const path of visited) {
        const { status, html } = await ask(web, `${path}?language=${language}`);
        expect(status, path).toBe(200);
        expect(html, path).toContain(`<html lang="${language}"`);
        expect(html, path).toMatch(OURS);
      }
      const address = `${web.origin}/p/${key}-new?language=${language}&keep=1`;
      const { status, html, headers } = await ask(web, `/p/${key}-new?language=${language}`);
      expect(status).toBe(503);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(headers.get("cache-control")).toContain("no-store");
      expect(html).toContain(UNAVAILABLE[language].title);
      expect(html).not.toMatch(TRACE);

      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(UNAVAILABLE[language].title);
      const retry = page.getByRole("link", { name: UNAVAILABLE[language].retry });
      await expect(retry).toBeVisible();
      await retry.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(UNAVAILABLE[language].title);
      await expect(page).toHaveURL(`${web.origin}/p/${key}-new?keep=1`);
      await context.close();
    }
  } finally {
    await site.startBack();
  }

  for (const [language, heading] of [
    ["ko", "처음인 곳"],
    ["en", "New here"],
  ]) {
    const path = `/p/${key}-new?language=${language}`;
    await expect.poll(async () => (await ask(web, path)).status).toBe(200);
    expect((await ask(web, path)).html).toContain(heading);
  }
});

test("a web server started while the back end is down serves pages as soon as it is back (R12.3) @desktop", async ({
  site,
}) => {
  await site.stopBack();
  let web: Web;
  try {
    web = await site.startWeb();
    // Twenty pages are more than it takes until calls are refused at once.
    for (const path of [
      "/",
      "/p/dining",
      "/r/10",
      ...Array.from({ length: 20 }, (_, n) => `/p/dining-${n}`),
    ]) {
      const { status, html } = await ask(web, `${path}?language=en`);
      expect(status, path).toBe(503);
      expect(html, path).toContain(UNAVAILABLE.en.title);
      expect(html, path).not.toMatch(TRACE);
    }
    expect((await ask(web, "/no/such/place?language=en")).status).toBe(404);
    expect((await fetch(`${web.origin}/healthz`)).status).toBeLessThan(500);
  } finally {
    await site.startBack();
  }
  for (const path of ["/", "/p/dining", "/r/10"]) {
    await expect.poll(async () => (await ask(web, `${path}?language=en`)).status).toBe(200);
  }
});

const BROKEN_ANSWERS: Record<string, Omit<Fault, "path">> = {
  "a web page": { status: 200, body: "<html><body>nginx</body></html>", contentType: "text/html" },
  "truncated JSON": { status: 200, body: '{"data":{"id":', contentType: "application/json" },
  "an empty body": { status: 200, body: "", contentType: "application/json" },
  "JSON of another shape": { status: 200, body: { data: "soon" } },
  null: { status: 200, body: "null", contentType: "application/json" },
  "a failure with a web page": { status: 502, body: "<h1>Bad Gateway</h1>", contentType: "text/html" },
  "a dropped connection": { reset: true },
  "a hanging call": { hang: true },
};

for (const [what, fault] of Object.entries(BROKEN_ANSWERS)) {
  test(`${what} from the back end results in a whole page or a 503, and recovers automatically (R11.3, R12.2) @desktop`, async ({
    web,
    back,
  }) => {
    const key = uniqueKey("broken");
    await back.publishPage(key, "<h1>In good order</h1>");
    for (const pattern of [new RegExp(`/page/page/${key}$`), /\/page\/parts$/]) {
      const id = await back.addFault({ path: pattern, ...fault });
      const { status, html } = await ask(web, `/p/${key}?language=en`);
      await back.removeFault(id);
      expect([200, 503], `${pattern}`).toContain(status);
      expect(html, `${pattern}`).toMatch(OURS);
      expect(html, `${pattern}`).toContain("<h1>");
      expect(html, `${pattern}`).not.toMatch(TRACE);
      await expect
        .poll(async () => (await ask(web, `/p/${key}?language=en`)).html.includes("In good order"))
        .toBe(true);
    }
  });
}

test("a page is rendered without the optional data around it: settings, hotels and their names (R12.3) @desktop", async ({
  site,
  back,
}) => {
  const key = uniqueKey("alone");
  await back.publishPage(key, "<h1>In good order</h1>");
  for (const path of [/\/system\/get/, /\/site\/list/]) await back.addFault({ path, status: 500 });
  const started = await site.startWeb();
  const { status, html } = await ask(started, `/p/${key}?language=en`);
  expect(status).toBe(200);
  expect(html).toContain("In good order");
  expect(html).toMatch(OURS);
});

test("an address that the back end refuses is not found, and nothing is remembered of it (R1.3) @desktop", async ({
  web,
  back,
}) => {
  const key = uniqueKey();
  await back.publishPage(key, "<h2>Winter</h2>");
  const body = { error: { error: "requirements_not_satisfied" } };
  const fault = await back.addFault({ path: new RegExp(`page/page/${key}$`), status: 422, body });
  const read = async () => (await fetch(`${web.origin}/p/${key}`)).status;
  expect(await read()).toBe(404);
  await back.removeFault(fault);
  expect(await read()).toBe(200);
});

test("a call that fails once does not affect the guest (R11.3) @desktop", async ({ site, back }) => {
  // The failures of other tests would have used up the retries that a server allows itself.
  const web = await site.startWeb();
  for (const fault of [
    { reset: true, times: 1 },
    { status: 503, times: 1 },
    { status: 200, body: '{"data":{"id":', contentType: "application/json", times: 1 },
  ] as const) {
    const key = uniqueKey("once");
    await back.publishPage(key, "<h1>In good order</h1>");
    await back.addFault({ path: new RegExp(`/page/page/${key}$`), ...fault });
    const { status, html } = await ask(web, `/p/${key}?language=en`);
    expect(status, JSON.stringify(fault)).toBe(200);
    expect(html).toContain("In good order");
  }
});

test("a landing that cannot be recorded does not delay the redirect (R1.4) @desktop", async ({
  web,
  back,
}) => {
  await ask(web, "/site/1/10");
  for (const fault of [{ hang: true }, { reset: true }, { status: 500 }] as const) {
    const id = await back.addFault({ path: new RegExp(LEGACY_LANDING), ...fault });
    const start = performance.now();
    const answer = await fetch(`${web.origin}/site/1/10?keep=1`, {
      headers: ASKS_FOR_A_PAGE,
      redirect: "manual",
    });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toMatch(/\/r\/10\?keep=1$/);
    // The call itself times out after three seconds.
    expect(performance.now() - start).toBeLessThan(2_000);
    await back.removeFault(id);
  }
});

test("missing settings are logged, the site still serves, and no channel button is shown (R12.3) @desktop", async ({
  site,
  back,
  browser,
}) => {
  const settings = {
    kakao_info: { channel_id: "_yeoul", client_id: "sandbox-rest-key", sdk_key: "sandbox-js-key" },
    app_config_channel: { name: "Yeoul Hotels", square_logo: "{media}/media/logo.jpg" },
  };
  const page = uniqueKey("channel");
  const action = '{"type":"add-channel"}';
  await back.publishPage(
    page,
    `<h1>없는 채널</h1><div class="cms-box-action" style="display:flex" action='${action}'>죽은 단추</div><p>글 <span class="cms-box-action" action='${action}'>죽은 글</span></p>`,
  );
  try {
    for (const key of Object.keys(settings)) {
      expect((await fetch(`${site.controls}/settings/${key}`, { method: "DELETE" })).ok).toBe(true);
    }
    const web = await site.startWeb();
    for (const path of ["/", "/r/10", "/p/dining", "/promotion/11/1101", "/empty"]) {
      const { status, html } = await ask(web, `${path}?language=en`);
      expect(status, path).toBe(200);
      expect(html, path).toMatch(/<title>[^<]*Yeoul/);
      expect(html, path).toContain('rel="icon"');
    }
    expect(web.output()).toContain("setting app_config_channel is missing");
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${web.origin}/p/${page}`);
    await hydrate(visitor);
    await expect(visitor.getByRole("heading", { name: "없는 채널" })).toBeVisible();
    for (const text of ["죽은 단추", "죽은 글"]) await expect(visitor.getByText(text)).toBeHidden();
    await context.close();
  } finally {
    for (const [key, value] of Object.entries(settings)) await back.putSetting(key, value);
  }
});

const MALFORMED: Record<string, string> = {
  "two hosts": "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example.test\r\n",
  "no host": "GET / HTTP/1.1\r\n",
  "another site's host": "GET /book HTTP/1.1\r\nHost: evil.example.test\r\nAccept: text/html\r\n",
  "a forwarded host":
    "GET /book HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Host: evil.example.test\r\nX-Forwarded-Proto: https\r\nAccept: text/html\r\n",
  "a path that is a host": "GET //evil.example.test/ HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "a path that is a host, with a backslash":
    "GET /\\evil.example.test/ HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "a path that is a host, escaped":
    "GET /%2fevil.example.test/ HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "trailing slashes": "GET /evil.example.test// HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "an incomplete escape sequence": "GET /p/%E0%A4%A HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "an incomplete escape sequence in the query":
    "GET /?q=%E0%A4%A HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "a NUL byte": "GET /p/a%00b HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "a line break":
    "GET /p/a%0d%0aLocation:%20https://evil.example.test HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "a line break in a redirect":
    "GET /book?campaign=a%0d%0aLocation:https://evil.example.test HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  dots: "GET /p/../../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "dots, escaped":
    "GET /p/%2e%2e%2f%2e%2e%2fetc%2fpasswd HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "an absolute address":
    "GET http://evil.example.test/book HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "an asterisk": "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n",
  "a tunnel": "CONNECT evil.example.test:443 HTTP/1.1\r\nHost: localhost\r\n",
  "an unsupported method": "PROPFIND /book HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n",
  "a server action that does not exist":
    "POST / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nContent-Type: multipart/form-data; boundary=x\r\nNext-Action: 0\r\nContent-Length: 5\r\n",
  "a content length with chunked encoding":
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n",
  "an invalid router state tree":
    "GET /p/dining HTTP/1.1\r\nHost: localhost\r\nRsc: 1\r\nNext-Router-State-Tree: %5B%22x\r\nAccept: */*\r\n",
};

for (const [what, head] of Object.entries(MALFORMED)) {
  test(`${what} in a raw request is refused or harmless (R1.3, R1.8) @desktop`, async ({ web }) => {
    const answer = await sendRaw(web, head);
    // A connection closed without a response is a refusal, too.
    if (answer === "") return;
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
    expect(status).toBeLessThan(500);
    expect(status).toBeGreaterThanOrEqual(200);
    for (const [, location = ""] of answer.matchAll(/^location: *(.*?)\r?$/gim)) {
      expect(new URL(location, web.origin).origin).toBe(web.origin);
    }
    expect(answer).not.toMatch(TRACE);
  });
}

const SESSION_LOCK =
  /^HTTP\/1\.1 307[\s\S]*\r\nlocation: (?:http:\/\/localhost:\d+)?\/auth\/kakao\/login\?return=%2Fbook\r\n/i;

for (const header of [
  "x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware",
  "x-middleware-subrequest: src/middleware:src/middleware:src/middleware:src/middleware:src/middleware",
  "x-middleware-rewrite: /en/empty",
  "x-middleware-next: 1",
  "x-matched-path: /en/empty",
  "x-invoke-path: /en/empty",
  "x-invoke-status: 200",
  "x-nextjs-data: 1",
  `${internalHeaders.decided}: 1`,
  `${internalHeaders.audience}: member`,
  `${internalHeaders.legacy}: %7B%22route%22%3A%22sites%22%7D`,
  "x-original-url: /empty",
  "x-rewrite-url: /empty",
]) {
  test(`the login check of a session page is not bypassed by ${header.split(":")[0]} (${header.length}) (R1.6) @desktop`, async ({
    web,
  }) => {
    const answer = await sendRaw(
      web,
      `GET /book HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n${header}\r\n`,
    );
    expect(answer).toMatch(SESSION_LOCK);
    const locale = await sendRaw(
      web,
      `GET /en/book HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n${header}\r\n`,
    );
    expect(locale).not.toMatch(/^HTTP\/1\.1 (?:200|5\d\d)/);
    expect(locale).not.toMatch(/^location:.*evil/im);
  });
}

async function ask(
  { origin }: Web,
  path: string,
): Promise<{ status: number; html: string; headers: Headers }> {
  const answer = await fetch(origin + path, { headers: ASKS_FOR_A_PAGE });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

/** Sends the request head exactly as given and reads until the server closes the connection. */
async function sendRaw({ port }: Web, head: string): Promise<string> {
  const socket = connect(port, "localhost");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  // A connection reset counts as a refusal.
  socket.on("error", () => socket.destroy());
  const closed = once(socket, "close");
  const body = head.startsWith("POST") ? "0\r\n\r\n" : "";
  socket.write(`${head}Connection: close\r\n\r\n${body}`);
  await closed;
  return Buffer.concat(chunks).toString("utf8");
}

test("if every call hangs, a page responds within two seconds, and Retry shows within six (R12.2) @desktop", async ({
  site,
  web,
  back,
  browser,
}) => {
  const context = await browser.newContext({ locale: "en-US" });
  const page = await context.newPage();
  await page.goto(await back.messengerSession(await back.putGuest()));
  await page.goto(`${web.origin}/auth/kakao/login?return=/empty`);
  await expect(page).toHaveURL(/\/empty$/);
  await site.control.addFault({ path: /./, hang: true });
  const failedPages = {
    "/book": true,
    "/coupon": true,
    "/coupon/7": true,
    "/payment-request/11/AH_1": true,
    [`/promotion/11/1101/summary?adults=2&date=${venueDayIn(10)}&time=19:00`]: false,
    "/login": false,
    "/empty": false,
    "/no/such/place": false,
    "/p/never-seen": true,
    "/r/99": true,
  };
  // The time limits are doubled, because the machine may be busy with other work.
  for (const [path, hasRetry] of Object.entries(failedPages)) {
    const begun = Date.now();
    const answer = await page.goto(web.origin + path, { waitUntil: "commit" });
    const waitsForContent = path.startsWith("/p/") || path.startsWith("/r/");
    expect(Date.now() - begun, `first byte of ${path}`).toBeLessThan(waitsForContent ? 12_000 : 4_000);
    expect(answer?.status(), path).toBe(waitsForContent ? 503 : path === "/no/such/place" ? 404 : 200);
    if (!hasRetry) continue;
    await expect(
      page
        .getByRole("main")
        .getByText(/^(?:Try again|Check again)$/)
        .first(),
      path,
    ).toBeVisible({ timeout: 12_000 - (Date.now() - begun) });
  }
  await context.close();
});

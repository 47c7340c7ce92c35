import type { APIRequestContext, Page } from "playwright/test";
import { expectHydrated } from "@/e2e/support/authored-part";
import { expect, signInBy, test, uniqueKey } from "@/e2e/support/fixtures";
import { readPage } from "@/e2e/support/read-page";
import type { SandboxControl } from "@/e2e/support/sandbox-control";
import { internalHeaders } from "@/lib/routing/internal-headers";

/** Content for members only, in every form in which it could be sent. */
const secrets = {
  text: "회원께만 드리는 말씀",
  paragraph: "지하 저장고가 아홉 시에 열립니다",
  title: "members-title",
  picture: "coast.jpg?w=640&members",
  listItem: "회원 차림표",
  listAddress: "/p/members-list",
  popup: "회원 알림",
  share: "회원 초대장",
  resourceId: "14",
  sheet: "MEMBERS25",
};

const list = `<div class="cms-box-list" items='[{"name":"${secrets.listItem}","url":"${secrets.listAddress}"}]'></div>`;
const box = `<div class="cms-box-login">${secrets.text}
  <a class="cms-login-button" provider="kakao">카카오로 로그인</a> <button class="cms-login-button" provider="hyatt">하얏트로 로그인</button>
  <h1 title="${secrets.title}">${secrets.paragraph}</h1><p><img src="{media}/media/${secrets.picture}" alt="" width="64" height="48"></p>
  <div><b>${secrets.paragraph}</b>${list}</div>
  <div class="cms-box-share" title="${secrets.share}"><span>초대</span></div>
  <div class="cms-box-promotion members-list" resourceid="${secrets.resourceId}" perpage="48"></div>
</div>`;
const style = `.members-list::before{content:"${secrets.sheet}"}`;
const around = `<p>모두에게</p>${box}<div class="cms-box-promotion" resourceid="11" perpage="48"></div><h2>모두의 제목</h2>`;

async function publish(sandbox: SandboxControl, html = around): Promise<string> {
  const key = uniqueKey("members");
  const content = { html, style };
  await sandbox.publishPage(key, { ko: content, en: content });
  return `/p/${key}`;
}

const authored = (page: Page) => page.locator('[data-zone="page"] .cms');

/** Serves the browser the anonymous page a given number of times, as if cached; counts the browser's requests. */
async function serveAnonymousPage(page: Page, request: APIRequestContext, path: string) {
  let left = 0;
  let requestCount = 0;
  await page.route(`http://localhost:*${path}`, async (route) => {
    requestCount += 1;
    if (left === 0) return route.fallback();
    left -= 1;
    return route.fulfill({ response: await request.get(path, { headers: { accept: "text/html" } }) });
  });
  return {
    for: (times: number) => {
      left = times;
    },
    count: () => requestCount,
  };
}

/** Records in every frame the distance between the elements above and below the box: one value if nothing shifts. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const distances = new Set<number>();
    Object.assign(window, { distances });
    const look = () => {
      const [above, below] = ["p", "h2"].map((tag) =>
        document.querySelector(`[data-zone=page] .cms > ${tag}`),
      );
      if (above && below) {
        distances.add(Math.round(below.getBoundingClientRect().top - above.getBoundingClientRect().top));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(Reflect.get(window, "distances") as Set<number>)]);
}

test.describe("members' content of a login box (R4.6)", () => {
  test("is sent to no visitor, crawler or preview, nor for a forged header or cookie (R4.6) @desktop", async ({
    request,
    sandbox,
  }) => {
    const path = await publish(sandbox);
    const claims: Record<string, string>[] = [
      {},
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
      { "user-agent": "facebookexternalhit/1.1; kakaotalk-scrap/1.0" },
      { [internalHeaders.audience]: "member" },
      { cookie: "signed-in=1.abcdefgh" },
      { cookie: "sid=forged; signed-in=1.abcdefgh" },
    ];
    const { resourceId, ...words } = secrets;
    for (const headers of claims) {
      const { html } = await readPage(request, path, headers);
      const who = JSON.stringify(headers);
      for (const text of ["모두에게", "카카오로 로그인", "하얏트로 로그인"])
        expect.soft(html, who).toContain(text);
      for (const [form, secret] of Object.entries(words))
        expect.soft(html, `${form} ${who}`).not.toContain(secret);
      expect.soft(html, who).not.toMatch(new RegExp(`/promotion/${resourceId}/`));
      expect.soft(html, who).toMatch(/\/promotion\/1[0-3]\//);
    }
  });

  test("is in no title or preview, not even in a member's page (R4.6, R11.1) @desktop", async ({
    request,
    sandbox,
  }) => {
    const path = await publish(sandbox);
    const stranger = await readPage(request, path);
    await signInBy(request, sandbox);
    const member = await readPage(request, path);
    expect(stranger.html).not.toContain(secrets.paragraph);
    expect(member.html).toContain(secrets.paragraph);
    for (const { $ } of [stranger, member]) {
      const head = $.html("head");
      expect(head).toContain("모두의 제목");
      for (const secret of [secrets.paragraph, secrets.text, secrets.picture]) {
        expect(head).not.toContain(secret);
      }
    }
  });

  test.describe("in a session that ends", () => {
    test.use({ expectedErrors: [/status of 401|ERR_FAILED/] });

    test("is shown to a member from the first paint without layout shift, and hidden after the session ends (R4.6) @phone", async ({
      page,
      sandbox,
      signIn,
    }) => {
      const path = await publish(sandbox);
      await signIn();
      const shifted = await watchShifts(page);
      // Blocks the web fonts, since text that reflows when they arrive is not the subject of this test.
      await page.route(/\.woff2/, (route) => route.abort());
      await page.goto(path, { waitUntil: "commit" });
      const part = authored(page);
      await expect(part.getByText(secrets.text)).toBeVisible();
      await expectHydrated(page);
      await expect(part.getByRole("heading", { name: secrets.paragraph })).toBeVisible();
      await expect(part.getByRole("link", { name: secrets.listItem })).toHaveAttribute(
        "href",
        secrets.listAddress,
      );
      await expect(part.locator(".members-list li").first()).toBeVisible();
      for (const button of ["카카오로 로그인", "하얏트로 로그인"]) {
        await expect(part.getByText(button)).toBeHidden();
      }
      expect(await shifted()).toHaveLength(1);

      await page.context().clearCookies();
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event("focus")));
        await expect(part.getByText(secrets.text)).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await expect(part.getByText(secrets.listItem)).toBeHidden();
      await expect(part.locator(".members-list li").first()).toBeHidden();
      await expect(part.getByText("카카오로 로그인")).toBeVisible();
    });
  });

  test.describe("in a page cached by the browser", () => {
    // A page fulfilled by the test is outside of the loopback network, to which its pictures belong.
    test.use({ expectedErrors: [/loopback|ERR_FAILED/] });

    test("is fetched on going back to the anonymous page, and only once if it is unavailable (R4.6) @desktop", async ({
      page,
      request,
      sandbox,
    }) => {
      const path = await publish(sandbox);
      const cachedPage = await serveAnonymousPage(page, request, path);
      await page.goto(path);
      await signInBy(page.request, sandbox);
      await page.goto("/empty");
      cachedPage.for(1);
      await page.goBack();
      await expect(authored(page).getByText(secrets.text)).toBeVisible();
      await expect(authored(page).getByRole("link", { name: secrets.listItem })).toBeVisible();
      expect(cachedPage.count()).toBe(3);

      const other = await publish(sandbox);
      const unavailable = await serveAnonymousPage(page, request, other);
      unavailable.for(9);
      await page.goto(other);
      await expectHydrated(page);
      await page.goto("/empty");
      expect(unavailable.count()).toBe(1);
      await page.goBack();
      await expect.poll(unavailable.count).toBe(3);
      await expectHydrated(page);
      await page.goto("/empty");
      expect(unavailable.count()).toBe(3);
    });
  });

  test("is sent to members only wherever the box is: in a popup, a paragraph, a table, a login box (R4.6) @desktop", async ({
    page,
    sandbox,
    signIn,
  }) => {
    const login = (tag: string) =>
      `<${tag} class="cms-box-login"><a class="cms-login-button">안에서 로그인</a><i>${secrets.text}</i></${tag}>`;
    const outer = '<div class="cms-box-login"><a class="cms-login-button">밖에서 로그인</a>';
    const places = [
      `<div class="cms-box-popup" popupid="members" days="3">${login("div")}</div>`,
      // Script mounts it where the parser would close the paragraph.
      `<p>${login("span")}</p>`,
      `<table><tbody><tr><td>${login("div")}</td></tr></tbody></table>`,
      `${outer}${login("div")}</div>`,
    ];
    const paths: string[] = [];
    for (const html of places) paths.push(await publish(sandbox, html));
    const buttonIn = (html: string) =>
      authored(page).getByText(html.startsWith(outer) ? "밖에서 로그인" : "안에서 로그인");
    for (const [index, html] of places.entries()) {
      await page.goto(paths[index] ?? "");
      await expectHydrated(page);
      expect(await page.content(), html).not.toContain(secrets.text);
      await expect(buttonIn(html), html).toBeVisible();
    }
    await signIn();
    // A popup is shown once in a visit.
    await page.evaluate(() => sessionStorage.clear());
    for (const [index, html] of places.entries()) {
      await page.goto(paths[index] ?? "");
      await expectHydrated(page);
      await expect(authored(page).getByText(secrets.text), html).toBeVisible();
      await expect(buttonIn(html), html).toBeHidden();
    }
  });
});

import type { APIRequestContext } from "playwright/test";
import sharp from "sharp";
import { expect, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { hydrate } from "@/e2e/support/hydrate";
import { menu, offer } from "@/e2e/support/own-hotel";
import { ASKS_FOR_A_PAGE, readPage } from "@/e2e/support/read-page";

const READERS = {
  "a browser": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
  KakaoTalk: "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984",
  Google: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};

/** One of each kind: home, a hotel, an outlet, a promotion, a page. */
const PUBLIC_PAGES = ["/", "/r/10", "/r/11", "/promotion/11/1101", "/p/winter"];

const MAX_PICTURE_BYTES = 1024 * 1024;

test("every kind of page has complete metadata for every client, in both languages (R11.1, R11.2) @desktop", async ({
  request,
  baseURL,
}) => {
  const pictures = new Set<string>();
  const asked = PUBLIC_PAGES.flatMap((path) =>
    (["ko", "en"] as const).flatMap((language) =>
      Object.entries(READERS).map(([reader, agent]) => ({ path, language, reader, agent })),
    ),
  );
  for (const { path, language, reader, agent } of asked) {
    const query = `language=${language}&campaign=c1&shared-by=k&utm=7`;
    const head = await readHead(request, `${path}?${query}`, agent);
    const what = `${path} in ${language} for ${reader}`;
    const own = `${baseURL}${path}?language=${language}`;
    const picture = head.meta["og:image"] ?? "";
    pictures.add(picture);
    expect.soft(head.status, what).toBe(200);
    expect.soft(head.title, what).toContain("Yeoul Hotels");
    expect.soft(head.meta.description?.length, what).toBeGreaterThan(10);
    expect.soft(head.meta, what).toMatchObject({
      "og:title": head.title,
      "og:description": head.meta.description,
      "og:url": own,
      "og:locale": language === "ko" ? "ko_KR" : "en_US",
      "og:site_name": "Yeoul Hotels",
      "twitter:card": "summary_large_image",
      "twitter:title": head.title,
      "twitter:image": picture,
    });
    expect.soft(head.canonical, what).toEqual([own]);
    expect.soft(head.alternates, what).toEqual({
      ko: `${baseURL}${path}?language=ko`,
      en: `${baseURL}${path}?language=en`,
      "x-default": `${baseURL}${path}?language=en`,
    });
    expect.soft(head.meta.robots ?? "", what).not.toContain("noindex");
    const isKorean = /[가-힣]/.test(`${head.title} ${head.meta.description}`);
    expect.soft(isKorean, `${what}: ${head.title}`).toBe(language === "ko");
  }
  for (const picture of pictures) {
    expect.soft(picture).toMatch(/^https?:\/\//);
    const answer = await request.get(picture);
    expect.soft([answer.status(), answer.headers()["content-type"]], picture).toEqual([200, "image/jpeg"]);
    expect.soft((await answer.body()).length, picture).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  }
});

test("meta.seo sets title and picture in each language, and a page without it is described by its own text (R11.1) @desktop", async ({
  request,
  sandbox,
}) => {
  const id = uniqueId() % 900_000_000;
  const key = uniqueKey("seo");
  const texts = (language: string) => ({
    name: `Name ${language} ${id}`,
    description: `About ${language} ${id}`,
  });
  const seo = (language: string, thumb: string) => ({ title: `Title ${language} ${id}`, thumb });
  await sandbox.putResource(id, {
    parentId: 10,
    type: "page",
    key,
    visible: true,
    content: { ko: texts("ko"), en: texts("en") },
    seo: { ko: seo("ko", "{media}/media/coast.jpg"), en: seo("en", "{media}/media/seoul-day.jpg") },
  });
  await sandbox.publishPage(key, "<h1>Of its own</h1>", { resourceId: id });
  for (const address of [`/p/${key}`, `/r/${id}`]) {
    for (const [language, thumb] of [
      ["ko", "coast.jpg"],
      ["en", "seoul-day.jpg"],
    ] as const) {
      const head = await readHead(request, `${address}?language=${language}`);
      expect(head.title, address).toBe(`Title ${language} ${id} | Yeoul Hotels`);
      expect(head.meta["og:title"], address).toBe(head.title);
      expect(head.meta["og:description"], address).toBe(`About ${language} ${id}`);
      expect(head.meta["og:image"], address).toMatch(
        new RegExp(`^https?://.*/media/\\w+/${thumb}\\?v=[0-9a-f]{8}$`),
      );
    }
  }
  const bare = uniqueKey("bare");
  const text = "Roasted over oak, every evening of the winter.";
  await sandbox.publishPage(bare, `<h1>Chestnut &amp; honey</h1><p>${text}</p>`);
  const head = await readHead(request, `/p/${bare}?language=en`);
  expect([head.title, head.meta.description]).toEqual(["Chestnut & honey | Yeoul Hotels", text]);
  // Authored text cannot break out of the head's attributes.
  const quote = `</title><script>document.title='taken'</script> "x" '`;
  const escaped = (html: string) => html.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  await sandbox.publishPage(
    bare,
    `<h1>${escaped(quote)}</h1><p>${escaped('"><img src=x onerror=alert(1)> it is long enough')}</p>`,
  );
  await expect.poll(async () => (await readHead(request, `/p/${bare}`)).title).toContain(quote);
  expect((await readHead(request, `/p/${bare}`)).meta["og:description"]).toMatch(/^"><img src=x/);
});

test("markup in names, titles and pictures of a resource is shown as text and does not run (R11.1) @desktop", async ({
  page,
  sandbox,
}) => {
  const hostile =
    '</title></script><script>document.title="taken"</script><img src=x onerror="document.title=\'taken\'">';
  const [hotel, outlet] = [uniqueId(), uniqueId()];
  const fields = {
    content: { ko: { name: hostile, description: hostile, caption: hostile }, en: { name: hostile } },
    seo: {
      ko: { title: hostile, thumb: "javascript:alert(1)" },
      en: { title: hostile, thumb: `"><script>` },
    },
  };
  await sandbox.putResource(hotel, { parentId: null, type: "site", key: `site-${hotel}`, ...fields });
  await sandbox.putResource(outlet, { parentId: hotel, type: "outlet", key: `outlet-${outlet}`, ...fields });
  const key = uniqueKey("cards");
  await sandbox.publishPage(key, `<div class="cms-box-resource" resourceid="${hotel}"></div>`);
  for (const address of [`/r/${outlet}?language=ko`, `/r/${hotel}?language=en`, `/p/${key}`]) {
    await page.goto(address);
    await hydrate(page);
    await expect(page.locator("main").getByText(hostile).first()).toBeVisible();
    expect(await page.title()).not.toBe("taken");
    await expect(page.locator('main script, img[src="x"], main [onerror]')).toHaveCount(0);
    for (const content of await page
      .locator("meta[property='og:image']")
      .evaluateAll((all) => all.map((meta) => meta.getAttribute("content"))))
      expect(content).toMatch(/^https?:\/\//);
  }
});

test("the card of an offer without a picture has its texts within its margins, however long they are (R11.1) @desktop", async ({
  request,
  sandbox,
}) => {
  const menus = [menu(uniqueId(), "코스", "Course", 90_000)];
  for (const name of [
    "「겨울」 １２０분 코스 9,000～12,000원",
    "바다가 보이는 자리에서 천천히 차려 내는 저녁 ".repeat(5),
    "Winter",
  ]) {
    const id = await offer(sandbox, 14, {
      menus,
      images: [],
      thumbnailImage: "",
      name: { ko: name, en: name },
    });
    const head = await readHead(request, `/promotion/14/${id}?language=ko`);
    const card = await (await request.get(head.meta["og:image"] ?? "")).body();
    const { width, height } = await sharp(card).metadata();
    expect([width, height], name).toEqual([1200, 630]);
    const darkest = async ([left, top, width, height]: readonly [number, number, number, number]) => {
      // Statistics are those of a whole picture.
      const part = await sharp(card).extract({ left, top, width, height }).greyscale().png().toBuffer();
      const { channels } = await sharp(part).stats();
      return channels[0]?.min ?? 0;
    };
    for (const [side, place] of [
      ["left", [0, 0, 70, 630]],
      ["right", [1130, 0, 70, 630]],
      ["above", [0, 0, 1200, 50]],
      ["below", [0, 590, 1200, 40]],
    ] as const)
      expect(await darkest(place), `${name}: the margin ${side}`).toBeGreaterThan(225);
    for (const [what, place] of [
      ["name", [80, 120, 1040, 130]],
      ["price", [80, 510, 400, 70]],
      ["site", [800, 510, 320, 70]],
    ] as const)
      expect(await darkest(place), `${name}: the ${what}`).toBeLessThan(140);
  }
});

test("no query key of a campaign or a login is in canonical, og:url or an alternate; private pages are noindex (R11.2) @desktop", async ({
  request,
  sandbox,
  baseURL,
}) => {
  const key = uniqueKey("clean");
  await sandbox.publishPage(key, "<h1>Clean</h1>");
  const query =
    "campaign=c9&shared-by=minji&register=true&pass-login=true&reservation-id=AH_9&action=join&post-action=x&ignore-action=true&utm_source=mail&fbclid=f9";
  for (const agent of Object.values(READERS)) {
    const head = await readHead(request, `/p/${key}?language=en&${query}`, agent);
    expect.soft(head.status, agent).toBe(200);
    expect.soft(head.canonical, agent).toEqual([`${baseURL}/p/${key}?language=en`]);
    expect.soft(head.meta["og:url"], agent).toBe(`${baseURL}/p/${key}?language=en`);
    expect.soft(head.html, agent).not.toMatch(/campaign=c9|minji|AH_9|utm_source|fbclid/);
  }
  for (const address of [
    "/book",
    "/coupon",
    "/promotion/11/1101/summary",
    "/payment-request/11/AH_1",
    "/auth/kakao/login?return=%2Fbook",
    "/empty",
    "/error-404",
    "/unavailable",
    "/?redirect=https%3A%2F%2Fexample.test%2F",
  ]) {
    for (const agent of [READERS["a browser"], READERS.Google]) {
      const head = await readHead(request, address, agent);
      expect.soft(head.meta.robots, address).toMatch(/noindex/);
      expect.soft(head.canonical, address).toEqual([]);
      expect.soft(head.title, address).not.toBe("");
    }
  }
});

test("one client's query, cookies and referrer never appear in the next client's page (R11.2) @desktop", async ({
  baseURL,
  sandbox,
}) => {
  const key = uniqueKey("secret");
  await sandbox.publishPage(key, "<h1>For everybody</h1>");
  const offer = uniqueId() % 900_000_000;
  const word = (text: string) => ({ ko: text, en: text });
  await sandbox.putPromotion(offer, {
    resourceId: 11,
    name: word(`Offer ${offer}`),
    description: word("…"),
    thumbnailImage: "{media}/media/ember-five.jpg",
    contents: word("<p>…</p>"),
  });
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(baseURL + address, { headers: { ...ASKS_FOR_A_PAGE, ...headers } });
    return (await answer.text()) + JSON.stringify([...answer.headers]);
  };
  for (const path of [`/p/${key}`, `/promotion/11/${offer}`]) {
    const secret = uniqueKey("private");
    const query = `utm=${secret}&x=${secret}&token=${secret}&campaign=${secret}&shared-by=${secret}`;
    await ask(`${path}?language=en&${query}`, {
      cookie: `campaign=${secret}; note=${secret}`,
      referer: `${baseURL}/?${secret}`,
    });
    for (const next of [`${path}?language=en`, `${path}?language=en`, `${path}?language=ko`, path]) {
      expect(await ask(next), next).not.toContain(secret);
    }
  }
});

/** Returns the metadata in the head of a page, as a client without scripts reads it. */
async function readHead(request: APIRequestContext, address: string, agent = READERS.KakaoTalk) {
  const { answer, html, $ } = await readPage(request, address, { "user-agent": agent });
  const listed = (selector: string, name: string, value: string) =>
    $(selector)
      .toArray()
      .map((tag) => [$(tag).attr(name) ?? "", $(tag).attr(value) ?? ""] as const);
  return {
    status: answer.status(),
    html,
    title: $("title").first().text(),
    meta: Object.fromEntries<string | undefined>([
      ...listed("head meta[name]", "name", "content"),
      ...listed("head meta[property]", "property", "content"),
    ]),
    canonical: listed("head link[rel=canonical]", "rel", "href").map(([, href]) => href),
    alternates: Object.fromEntries(listed("head link[rel=alternate]", "hreflang", "href")),
  };
}

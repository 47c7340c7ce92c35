import { gunzipSync } from "node:zlib";
import { placeholderFor } from "@/lib/server/before-hydration/framework/sheet-links";
import { encodeDocument } from "@/lib/server/page/encoded-document";
import { StylesheetBundles } from "@/lib/server/page/stylesheet-bundles";

const files: Readonly<Record<string, string>> = {
  "/_next/static/chunks/a~1.css": ".a{color:red}",
  "/_next/static/chunks/b.css": ".b{src:url(../media/b.woff2)}",
  "/_next/static/chunks/c.css": ".c{color:blue}",
  "/_next/static/chunks/d.js": "script",
  "/brand.css": ".brand{}",
};
/** The number of file reads. */
let reads = 0;
const sheets = new StylesheetBundles({
  paths: Object.keys(files),
  read: async (path) => {
    reads += 1;
    return {
      file: await encodeDocument(Buffer.from(files[path] ?? ""), "text/css; charset=utf-8"),
      cacheControl: "",
    };
  },
});

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const pageWith = (head: string, body = "") =>
  `<html><head><meta charSet="utf-8"/>${head}<title>A</title></head><body>${body}</body></html>`;
const addressIn = (html: string) => / href="(\/_next\/static\/sheets\/[^"]+)"/.exec(html)?.[1] ?? "";

async function ask(pathname: string, changes: { method?: string; headers?: Record<string, string> } = {}) {
  const request = { method: "GET", target: pathname, headers: {}, body: undefined, client: undefined };
  const answer = await sheets.answer({ ...request, ...changes }, pathname);
  return { ...answer, text: Buffer.from(answer.body).toString() };
}

test("the style sheets of a page are joined into one, in order, at the position of the first", async () => {
  const dynamic = '<link href="/_next/static/chunks/a~1.css" rel="stylesheet" data-precedence="dynamic"/>';
  const { html, sheets: joined } = sheets.join(
    pageWith(`${link("c")}${link("b")}<meta name="x"/>${dynamic}`),
  );
  const one = `<link rel="stylesheet" href="${addressIn(html)}" data-precedence="next"/>`;
  expect(html).toBe(pageWith(`${one}<meta name="x"/>`));
  expect(joined).toEqual(["c", "b", "a~1"].map((name) => `/_next/static/chunks/${name}.css`));
  const { status, text, headers } = await ask(addressIn(html));
  expect([status, text]).toEqual([200, ".c{color:blue}.b{src:url(../media/b.woff2)}.a{color:red}"]);
  expect(headers).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  // The sheet's relative addresses still resolve as they did for the separate sheet.
  expect(new URL("../media/b.woff2", `http://x${addressIn(html)}`).pathname).toBe(
    "/_next/static/media/b.woff2",
  );
});

test("the same sheets listed in another order, as another rendering may, keep their address and order", () => {
  const [one, other] = [link("a~1") + link("c"), link("c") + link("a~1")].map((head) =>
    sheets.join(pageWith(head)),
  );
  expect(other).toEqual(one);
});

test("other style sheets, links and the page's body are left unchanged", () => {
  const head = `<link rel="stylesheet" href="/brand.css"/><link rel="preload" as="style" href="/_next/static/chunks/b.css"/>`;
  const page = pageWith(head, link("a~1"));
  expect(sheets.join(page)).toEqual({ html: page, sheets: [] });
});

test("an instance serves addresses that another wrote into its pages, in any encoding, also twice", async () => {
  const address = addressIn(sheets.join(pageWith(link("b") + link("c"))).html);
  const asGzip = { headers: { "accept-encoding": "gzip" } };
  const other = address.replace("1.2.css", "2.1.css");
  expect(other).not.toBe(address);
  expect((await ask(other)).text).toBe(".c{color:blue}.b{src:url(../media/b.woff2)}");
  const first = await ask(address, asGzip);
  const again = await ask(address, asGzip);
  expect(again.headers.etag).toBe(first.headers.etag);
  const unzipped = (answer: typeof first) =>
    answer.headers["content-encoding"] === "gzip" ? gunzipSync(answer.body).toString() : answer.text;
  expect([first, again].map(unzipped)).toEqual(Array(2).fill(".b{src:url(../media/b.woff2)}.c{color:blue}"));
  const unchanged = await ask(address, {
    headers: { "accept-encoding": "gzip", "if-none-match": String(first.headers.etag) },
  });
  expect(unchanged.status).toBe(304);
});

test("simultaneous requests join the style sheets once", async () => {
  const address = addressIn(sheets.join(pageWith(link("a~1") + link("c"))).html);
  reads = 0;
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(address)));
  expect(answers.every(({ text }) => text === ".a{color:red}.c{color:blue}")).toBe(true);
  expect(reads).toBe(2);
});

test.each([
  ["a number without a style sheet", "0.9.css"],
  ["a repeated style sheet", "0.1.0.css"],
  ["a style sheet repeated in another spelling", "0.00.css"],
  ["an empty list", ".css"],
  ["a name that is no number", "a.css"],
  ["another file extension", "0.js"],
])("a bundle of style sheets named by %s is 404", async (_, list) => {
  const address = addressIn(sheets.join(pageWith(link("a~1"))).html);
  expect((await ask(address.replace("0.css", list))).status).toBe(404);
});

test("style sheets of another build are 404", async () => {
  const address = addressIn(sheets.join(pageWith(link("a~1"))).html);
  expect((await ask(address.replace(/sheets\/[^.]+/, "sheets/elsewhe"))).status).toBe(404);
});

test("the stand-in for a style sheet loads nothing", () => {
  expect(placeholderFor("/_next/static/chunks/b.css")).toBe(
    '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next" media="not all" disabled=""/>',
  );
});

test("a brand's style sheet follows those of the build, under an address of its own, without the font it does not use", async () => {
  const styles = ":root{--r:0px}";
  const ofBrand = new StylesheetBundles(
    {
      paths: Object.keys(files),
      read: async (path) => ({
        file: await encodeDocument(Buffer.from(files[path] ?? ""), "text/css; charset=utf-8"),
        cacheControl: "",
      }),
    },
    { styles, usesOwnHeadingFont: false },
  );
  const font =
    '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
  // Once it hydrates, the framework would preload the font by its data.
  const hint = ':HL[\\"/_next/static/media/a.woff2\\",\\"font\\",{\\"type\\":\\"font/woff2\\"}]\\n';
  const rows = ["1:\\n", ':HL[\\"/_next/static/chunks/c.css\\",\\"style\\"]\\n', "5:X\\n"];
  const dataOf = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`;
  const page = pageWith(font + link("c"), font + dataOf(rows.join(hint)));
  const { html } = ofBrand.join(page);
  expect(html).toContain(dataOf(rows.join("")));
  expect(sheets.join(page).html).toContain(dataOf(rows.join(hint)));
  expect(addressIn(html)).not.toBe(addressIn(sheets.join(page).html));
  expect(html.split(font)).toHaveLength(2);
  expect(sheets.join(page).html.split(font)).toHaveLength(3);
  const request = { method: "GET", target: "", headers: {}, body: undefined, client: undefined };
  const { body } = await ofBrand.answer(request, addressIn(html));
  expect(Buffer.from(body).toString()).toBe(`.c{color:blue}${styles}`);
});

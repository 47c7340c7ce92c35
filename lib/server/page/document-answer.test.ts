import { handlerWith, page } from "@/lib/server/request-handler.test-support";

describe("documents for robots (R11.2)", () => {
  const documents = ["/robots.txt", "/sitemap.xml", "/sitemap/1.xml", "/manifest.webmanifest"];

  test.each(documents)("%s is made once for all clients and cached, whatever its query", async (path) => {
    const { ask, requests } = await handlerWith();
    const first = await ask(path);
    expect([first.status, first.text]).toEqual([200, `page ${path}`]);
    expect(first.headers["cache-control"]).toBe("public, max-age=300");
    expect(first.headers["set-cookie"]).toBeUndefined();
    await ask(`${path}?language=ko&campaign=c1`, {
      headers: { "accept-language": "ko", cookie: "sid=opens" },
    });
    expect(requests).toHaveLength(1);
    expect((await ask(path, { headers: { "if-none-match": String(first.headers.etag) } })).status).toBe(304);
  });

  test("a document that cannot be made is 503, and one that is not in the index is 404", async () => {
    const { ask } = await handlerWith(({ path }) => page("half", path === "/sitemap.xml" ? 500 : 404));
    const failed = await ask("/sitemap.xml");
    expect([failed.status, failed.text, failed.headers["retry-after"]]).toEqual([503, "", "120"]);
    expect((await ask("/sitemap/99.xml")).status).toBe(404);
    expect((await ask("/robots.txt", { method: "POST" })).status).toBe(405);
  });

  test("an address that only resembles a document is handled as a page", async () => {
    const { ask } = await handlerWith();
    for (const path of ["/sitemap/0.xml", "/sitemap/x.xml", "/robots.txt/a"])
      expect([path, (await ask(path)).headers["cache-control"]]).toEqual([
        path,
        expect.not.stringContaining("public"),
      ]);
  });

  test("an icon is cacheable for good, because its address changes with its content", async () => {
    const { ask } = await handlerWith();
    const icon = await ask("/icons/0a1b2c3d/icon-192.png");
    expect([icon.status, icon.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  });
});

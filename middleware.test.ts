import { config } from "@/middleware";

test("the middleware, used where Next serves alone, matches pages only", () => {
  const [matcher = ""] = config.matcher;
  const pages = new RegExp(`^${matcher}$`);
  for (const path of ["/", "/r/14", "/book", "/en/r/14", "/legacy"]) expect(pages.test(path)).toBe(true);
  for (const path of ["/api/x", "/auth/kakao/login", "/_next/static/a.js", "/healthz", "/visit"]) {
    expect(pages.test(path)).toBe(false);
  }
});

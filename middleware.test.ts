import { config } from "@/middleware";

test("middleware, which answers pages where Next serves by itself, leaves out what is no page", () => {
  const [matcher = ""] = config.matcher;
  const pages = new RegExp(`^${matcher}$`);
  for (const path of ["/", "/r/14", "/book", "/en/r/14", "/legacy"]) expect(pages.test(path)).toBe(true);
  for (const path of ["/api/x", "/auth/kakao/login", "/_next/static/a.js", "/healthz", "/visit"]) {
    expect(pages.test(path)).toBe(false);
  }
});

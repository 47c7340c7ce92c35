import { NextRequest } from "next/server";
import { config, middleware } from "@/middleware";

test("the middleware, used where Next serves alone, matches pages only", () => {
  const [matcher = ""] = config.matcher;
  const pages = new RegExp(`^${matcher}$`);
  for (const path of ["/", "/r/14", "/book", "/en/r/14", "/legacy"]) expect(pages.test(path)).toBe(true);
  for (const path of ["/api/x", "/auth/kakao/login", "/_next/static/a.js", "/healthz", "/visit"]) {
    expect(pages.test(path)).toBe(false);
  }
});

test("a page's key is found however its letters are composed where Next serves alone (R1.3)", () => {
  for (const form of ["NFC", "NFD"]) {
    const path = `/p/${encodeURIComponent("객실".normalize(form))}`;
    const { headers } = middleware(new NextRequest(`http://localhost:3000${path}`));
    expect(headers.get("x-middleware-rewrite")).toBe(
      `http://localhost:3000/ko/p/${encodeURIComponent("객실")}`,
    );
  }
});

test.each(["1", "true", "decided"])(
  "a client that claims by %j that its route was decided is decided like any other (R1.6)",
  (claim) => {
    const headers = { "x-yeoul-decided": claim };
    const answer = middleware(new NextRequest("http://localhost:3000/book", { headers }));
    expect(answer.headers.get("location")).toMatch(/\/auth\/kakao\/login\?return=%2Fbook$/);
  },
);

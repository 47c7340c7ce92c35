import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { actionSchema } from "@/lib/cms/widget/action";
import { decideRoute } from "@/lib/routing/decide-route";
import { firstVisit } from "@/lib/routing/decide-route.test-support";
import { namedRoutePath } from "@/lib/routing/paths";
import { namedRoutes, type RouteName, routes } from "@/lib/routing/route-table";
import { screenOfPath } from "@/lib/tracking/screen-of-path";

/** Boundary values of each route's parameters, for every name in the table. */
const examples: Record<RouteName, Record<string, string>[]> = {
  home: [{}],
  resourcePage: [{ resourceId: "7" }, { resourceId: "123456789012345" }],
  page: [{ pageKey: "about.us" }, { pageKey: "다이닝" }, { pageKey: "a".repeat(100) }, { pageKey: "a~b" }],
  promotion: [{ resourceId: "14", id: "1401" }],
  "dining-summary": [{ resourceId: "14", id: "1401" }],
  "payment-request": [
    { resourceId: "14", id: "AH_7" },
    { resourceId: "14", id: "7", approval: "ok.1" },
  ],
  book: [{}],
  coupon: [{}, { id: "c-12" }],
  empty: [{}],
};

const cases = Object.entries(examples).flatMap(([name, all]) =>
  all.map((params) => [name as RouteName, params] as const),
);

describe("one table defines all pages (R1.2, R4.7, R10.1)", () => {
  test("every named route has examples", () => {
    expect(Object.keys(examples)).toEqual(Object.keys(namedRoutes));
  });

  test.each(cases)("an author may link to %s with %j", (name, params) => {
    expect(actionSchema.safeParse({ type: "move-page", name, params }).success).toBe(true);
  });

  test.each(cases)("its address resolves to a page: %s with %j", (name, params) => {
    const pathname = namedRoutePath(name, params) ?? "";
    const decision = decideRoute({ ...firstVisit, pathname, hasSession: true });
    expect(decision.kind).toBe("page");
  });

  test.each(cases)("a landing is recorded under its name: %s with %j", (name, params) => {
    expect(screenOfPath(namedRoutePath(name, params) ?? "").name).toBe(name);
  });
});

describe("the application's pages match the table (R1.2)", () => {
  /** Pages without a public address: shown by the server (`decideRoute`) or to staff only. */
  const unaddressed = [
    "/leaving",
    "/workbench",
    "/workbench-backend",
    "/workbench-draft",
    "/workbench-example",
    "/workbench-guide",
    "/workbench-preview",
  ];
  const pages = readdirSync("app/[locale]", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
    .map((file) => `/${dirname(file)}`.replace(/\/\.$/, "/"));

  test("each has one page file, and there are no others", () => {
    const expected = routes.map(({ path }) =>
      path.replace(/\{(\w+)\?\}/g, "[[...$1]]").replace(/\{(\w+)\}/g, "[$1]"),
    );
    expect(pages.sort()).toEqual([...expected, ...unaddressed].sort());
  });

  test.each(routes.map(({ path, listed = false }) => [path, listed] as const))(
    "%s asks search engines to leave it out unless it is listed (R11.2)",
    (path, isListed) => {
      const folder = path.replace(/\{(\w+)\?\}/g, "[[...$1]]").replace(/\{(\w+)\}/g, "[$1]");
      const source = readFileSync(join("app/[locale]", folder, "page.tsx"), "utf8");
      expect(/\b(?:loadP|p)rivateMetadata\(|index: false/.test(source)).toBe(!isListed);
    },
  );
});

test("a page's key in another script is reported as its author wrote it (R4.7)", () => {
  expect(screenOfPath("/p/%EB%8B%A4%EC%9D%B4%EB%8B%9D")).toMatchObject({
    name: "page",
    params: { pageKey: "다이닝" },
    path: "/p/%EB%8B%A4%EC%9D%B4%EB%8B%9D",
  });
});

test.each(["/p/%", "/p/a%2Fb", "/book/hana"])(
  "%s is not a page, and nothing of it is reported (R10.1)",
  (pathname) => {
    expect(screenOfPath(pathname)).toMatchObject({ name: "error-404", params: {}, path: "/error-404" });
  },
);

test.each(["docs/authors.md", "docs/authors.ko.md"])(
  "%s lists every linkable page with its parameters (R11.4)",
  (file) => {
    const page = readFileSync(file, "utf8");
    const named = [...page.matchAll(/^\| `([\w-]+)` +\| ([^|]*?) +\| [^|]+\|$/gm)];
    const parameters = new Map(named.map(([, name = "", params = ""]) => [name, params]));
    for (const [name, route] of Object.entries(namedRoutes)) {
      const needed = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => `\`${part}\``);
      expect([name, parameters.has(name)]).toEqual([name, true]);
      if (parameters.get(name) === "the same") continue;
      for (const part of needed)
        expect([name, parameters.get(name)]).toEqual([name, expect.stringContaining(part)]);
    }
  },
);

import { chooseJourneys } from "@/scripts/choose-journeys.mjs";

const texts: Record<string, string> = {
  "app/[locale]/layout.tsx":
    'import "@/app/globals.css";\nimport { Frame } from "@/components/layout/chrome";',
  "app/globals.css": "",
  "app/[locale]/coupon/[[...id]]/page.tsx": 'import { Box } from "@/components/coupon/box";',
  "app/[locale]/r/[resourceId]/page.tsx": 'import { PageNodes } from "@/components/cms/page-nodes";',
  "app/sitemap.xml/route.ts": "",
  "app/api/[...path]/route.ts": 'import { exposed } from "./exposed-calls";',
  "app/api/[...path]/exposed-calls.ts": 'import { rule } from "@/lib/coupon/rule";',
  "app/api/crm/payment/settle/route.ts": 'import { settle } from "@/lib/payment/settle";',
  "components/coupon/box.tsx":
    'import {\n  spend,\n} from "../../lib/coupon/spend";\nimport type { Rule } from "@/lib/coupon/rule";',
  "components/layout/frame.tsx": "",
  "components/cms/page-nodes.tsx": 'import { views } from "@/widgets/views";',
  "widgets/views.ts":
    'const share = dynamic(() => import("./share/box-share").then((file) => file.BoxShare));',
  "widgets/share/box-share.tsx": 'const late = import("@/lib/share/send");',
  "lib/coupon/rule.ts": "",
  "lib/coupon/spend.ts": 'import { rule } from "@/lib/coupon/rule";',
  "lib/payment/settle.ts": "",
  "lib/share/send.ts": "",
  "lib/share/send.test.ts": 'import { send } from "@/lib/share/send";',
  "e2e/support/coupons.ts": 'export const open = (page) => page.goto("/coupon?tab=past");',
  "e2e/coupons.spec.ts": 'import { open } from "@/e2e/support/coupons";',
  "e2e/pay.spec.ts": 'test("a payment is charged once", () => page.goto("/promotion/1/2"));',
  "e2e/share.spec.ts": 'publish(`<a class="cms-box-share">`); page.goto("/p/x");',
  "e2e/resource.spec.ts": 'page.goto("/r/10");',
  "README.md": "",
  "package.json": "",
};
const files = Object.keys(texts);
const read = (file: string) => texts[file] ?? "";
const choose = (...changed: string[]) => chooseJourneys(changed, files, read);
const only = (...specs: string[]) => ({
  specs: specs.map((name) => `e2e/${name}.spec.ts`),
  because: undefined,
});
const everything = (because: string) => ({ specs: files.filter((file) => /\.spec\./.test(file)), because });

test("a change selects a changed journey, and those that import a changed support file", () => {
  expect(choose("e2e/pay.spec.ts")).toEqual(only("pay"));
  expect(choose("e2e/support/coupons.ts")).toEqual(only("coupons"));
});

test("a change selects journeys that open an address which the changed file helps to serve", () => {
  expect(choose("lib/coupon/spend.ts")).toEqual(only("coupons"));
  expect(choose("app/[locale]/r/[resourceId]/page.tsx")).toEqual(only("resource"));
});

test("a change selects the journeys of a call by its domain", () => {
  expect(choose("lib/payment/settle.ts")).toEqual(only("pay"));
  expect(choose("lib/coupon/rule.ts")).toEqual(only("coupons"));
});

test("a change selects the journeys that use a widget, though every page can render it", () => {
  expect(choose("widgets/share/box-share.tsx")).toEqual(only("share"));
});

test("a change selects all journeys for parts of every page, non-modules, and addresses that no journey names", () => {
  expect(choose("app/api/[...path]/exposed-calls.ts")).toEqual(
    everything("app/api/[...path]/exposed-calls.ts"),
  );
  expect(choose("app/sitemap.xml/route.ts")).toEqual(everything("app/sitemap.xml/route.ts"));
  expect(choose("app/globals.css")).toEqual(everything("app/globals.css"));
  expect(choose("components/layout/frame.tsx")).toEqual(everything("components/layout/frame.tsx"));
  expect(choose("lib/coupon/spend.ts", "package.json")).toEqual(everything("package.json"));
});

test("a change selects none for documents, tests and type-only imports", () => {
  expect(choose("README.md", "lib/share/send.test.ts")).toEqual(only());
});

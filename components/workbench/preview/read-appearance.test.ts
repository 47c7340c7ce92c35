/** @jest-environment jsdom */
import { readAppearance, truncateAppearance } from "@/components/workbench/preview/appearances";

const pageOf = (head: string) =>
  new DOMParser().parseFromString(`<head><title>Winter | Yeoul</title>${head}</head>`, "text/html");

test("a page appears elsewhere as its head says (R11.4)", () => {
  const page = pageOf(
    `<meta name="description" content="Keep an evening."><link rel="canonical" href="https://yeoul.test/p/%EA%B2%A8%EC%9A%B8">
     <meta property="og:title" content="Winter"><meta property="og:image" content="https://yeoul.test/a.jpg">`,
  );
  expect(readAppearance(page)).toEqual({
    title: "Winter",
    description: "Keep an evening.",
    address: "yeoul.test › p › 겨울",
    picture: "https://yeoul.test/a.jpg",
  });
  expect(readAppearance(pageOf(""))).toEqual({
    title: "Winter | Yeoul",
    description: "",
    address: "",
    picture: undefined,
  });
});

test("an address that cannot be decoded is shown as it is written (R11.4)", () => {
  const page = pageOf('<link rel="canonical" href="https://yeoul.test/p/%E0%A4">');
  expect(readAppearance(page).address).toBe("yeoul.test/p/%E0%A4");
});

test("long titles and descriptions are cut as search engines cut them (R11.4)", () => {
  const long = { title: "겨".repeat(40), description: "a ".repeat(100), address: "", picture: undefined };
  const { title, description } = truncateAppearance(long);
  expect(title).toBe(`${"겨".repeat(30)} …`);
  expect(description.length).toBeLessThanOrEqual(158);
  expect(truncateAppearance({ ...long, title: "Winter" }).title).toBe("Winter");
});

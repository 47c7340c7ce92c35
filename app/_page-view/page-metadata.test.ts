import { pageMetadata, privateMetadata } from "@/app/_page-view/page-metadata";

const page = {
  appName: "Yeoul",
  title: "Dining",
  logo: undefined,
  locale: "en" as const,
  path: "/r/10",
};
const iconOf = (logo: string | undefined) => privateMetadata("Yeoul", undefined, logo).icons;

test.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "//evil.test/x",
  "vbscript:x",
  " javascript:x",
])("a favicon at %j is rejected (R2.5)", (logo) => {
  expect(iconOf(logo)).toMatchObject({ icon: "/brand/mark.svg" });
});

test.each(["https://media.test/logo.png", "/media/logo.png"])(
  "a favicon at %s is accepted (R2.5)",
  (logo) => {
    expect(iconOf(logo)).toMatchObject({ icon: logo });
  },
);

test.each(["javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:x"])(
  "a preview picture at %j is rejected (R11.1)",
  (image) => {
    expect(pageMetadata({ ...page, image }).openGraph).toMatchObject({ images: [] });
    expect(pageMetadata({ ...page, image }).twitter).toMatchObject({ card: "summary", images: [] });
  },
);

test("a preview picture on our own site has an absolute address (R11.1)", () => {
  expect(pageMetadata({ ...page, image: "/media/a.jpg" }).openGraph).toMatchObject({
    images: [{ url: "http://localhost:3000/media/a.jpg" }],
  });
});

test("a page without a picture is previewed with the rendered one, and its size (R11.1)", () => {
  const cardImage = "/cards/en/11/1101/0a1b2c3d.jpg";
  const url = `http://localhost:3000${cardImage}`;
  expect(pageMetadata({ ...page, cardImage }).openGraph).toMatchObject({
    images: [{ url, width: 1200, height: 630 }],
  });
  expect(pageMetadata({ ...page, cardImage, image: "/media/a.jpg" }).openGraph).toMatchObject({
    images: [{ url: "http://localhost:3000/media/a.jpg" }],
  });
});

test("a page's canonical address is that of its own language, and names those of the others (R11.2)", () => {
  for (const locale of ["ko", "en"] as const) {
    const { alternates } = pageMetadata({ ...page, locale });
    const { canonical, languages } = alternates ?? {};
    expect(canonical).toBe(new Map(Object.entries(languages ?? {})).get(locale));
    expect(Object.keys(languages ?? {}).sort()).toEqual(["en", "ko", "x-default"]);
  }
});

test("a guest's page is listed by no search engine (R11.2)", () => {
  expect(privateMetadata("Yeoul", "My reservations", undefined).robots).toEqual({
    index: false,
    follow: false,
  });
});

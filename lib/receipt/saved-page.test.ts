import { type SavedPage, writeSavedPage } from "@/lib/receipt/saved-page";

const page: SavedPage = {
  language: "en",
  stamp: "Saved on Wed 25 Nov, 16:30.",
  status: "Confirmed",
  name: "Bar Moonlight",
  place: "Yeoul Jeju · AH_1",
  facts: [{ label: "Time", value: "18:30" }],
  sections: [
    { title: "When you arrive", rows: [{ label: "Where", value: "2F" }] },
    { title: "Refund if you cancel", rows: [] },
  ],
  links: [{ label: "Call 02-0000-1201", href: "tel:0200001201" }],
  again: "Check the current details",
};

test("a saved receipt says what it is, when it was saved and how to ask again, and needs nothing else", () => {
  const html = writeSavedPage(page, ":root{--paper:#fff}");
  expect(html).toContain('<p class="stamp" role="status">Saved on Wed 25 Nov, 16:30.</p>');
  expect(html).toContain("<h1>Bar Moonlight</h1>");
  expect(html).toContain("<dt>Where</dt><dd>2F</dd>");
  expect(html).toContain('<a href="tel:0200001201">Call 02-0000-1201</a>');
  expect(html).toContain('<a href="">Check the current details</a>');
  expect(html).toContain(":root{--paper:#fff}");
  expect(html).not.toMatch(/<script|<img|<link|url\(/);
});

test("a section without rows has no heading", () => {
  expect(writeSavedPage(page, "")).not.toContain("Refund if you cancel");
});

test("texts of a back end stay text in a saved receipt", () => {
  const hostile = '"><script>alert(1)</script>&';
  const html = writeSavedPage(
    {
      ...page,
      name: hostile,
      place: hostile,
      facts: [{ label: hostile, value: hostile }],
      links: [{ label: hostile, href: hostile }],
    },
    ":root{--paper:red}</style><script>alert(1)</script>",
  );
  expect(html).not.toContain("<script");
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html).toContain("&quot;&gt;&lt;script&gt;");
});

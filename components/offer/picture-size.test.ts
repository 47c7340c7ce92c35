import { cardSize, fixedSize } from "@/components/offer/photo";

test.each([
  [
    4,
    undefined,
    "(min-width: 1264px) 278px, (min-width: 900px) calc(25vw - 28px), (min-width: 720px) calc(33.3vw - 29.3px), calc(50vw - 27px)",
    564,
  ],
  [3, 1, "(min-width: 1264px) 379px, (min-width: 720px) calc(33.3vw - 29.3px), calc(100vw - 40px)", 1_170],
  [
    1,
    undefined,
    "(min-width: 1264px) 1184px, (min-width: 720px) calc(100vw - 40px), calc(100vw - 40px)",
    2_368,
  ],
])("a card of %d columns is as wide as its grid makes it", (columns, phoneColumns, sizes, mostPixels) => {
  expect(cardSize(columns, phoneColumns)).toEqual({ sizes, mostPixels });
});

test("a small picture needs three device pixels for each of its pixels at most", () => {
  expect(fixedSize(96)).toEqual({ sizes: "96px", mostPixels: 288 });
});

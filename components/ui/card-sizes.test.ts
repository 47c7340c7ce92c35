import { cardSizes } from "@/components/ui/card-sizes";

test.each([
  [4, undefined, "(min-width: 1264px) 278px, (min-width: 720px) calc(25vw - 28px), calc(50vw - 27px)"],
  [3, 1, "(min-width: 1264px) 379px, (min-width: 720px) calc(33.3vw - 29.3px), calc(100vw - 40px)"],
  [1, undefined, "(min-width: 1264px) 1184px, (min-width: 720px) calc(100vw - 40px), calc(100vw - 40px)"],
])("issue 16 B9: a card of %d columns is as wide as its grid makes it", (columns, phoneColumns, expected) => {
  expect(cardSizes(columns, phoneColumns)).toBe(expected);
});

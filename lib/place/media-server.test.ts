import { pictureSrcSet, smallestVersion } from "@/lib/place/media-server";

const media = { origin: "https://media.test", widths: [320, 640] };

test("a picture on the media server is offered in each of its widths", () => {
  expect(pictureSrcSet("https://media.test/a.jpg", media)).toBe(
    "https://media.test/a.jpg?w=320 320w, https://media.test/a.jpg?w=640 640w",
  );
});

test("the version in an address is kept", () => {
  expect(pictureSrcSet("https://media.test/a.jpg?v=1f", { ...media, widths: [320] })).toBe(
    "https://media.test/a.jpg?v=1f&w=320 320w",
  );
});

test.each([
  [320, "https://media.test/a.jpg?w=320 320w"],
  [321, "https://media.test/a.jpg?w=320 320w, https://media.test/a.jpg?w=640 640w"],
  [641, "https://media.test/a.jpg?w=320 320w, https://media.test/a.jpg?w=640 640w"],
])("a picture of at most %d pixels is offered in no width that no screen uses", (most, srcSet) => {
  expect(pictureSrcSet("https://media.test/a.jpg", media, most)).toBe(srcSet);
});

test.each([
  "https://media.test.evil.example/a.jpg",
  "https://elsewhere.test/a.jpg",
  "/a.jpg",
  "https://media.test/a.jpg?signed=1",
  "https://media.test/a b.jpg",
  "https://media.test/a.jpg#x",
])("the picture %s is offered in no other widths", (address) => {
  expect(pictureSrcSet(address, media)).toBeUndefined();
});

test("a media server without widths serves whole pictures only", () => {
  expect(pictureSrcSet("https://media.test/a.jpg", { ...media, widths: [] })).toBeUndefined();
  expect(pictureSrcSet("https://media.test/a.jpg", undefined)).toBeUndefined();
});

test("a small picture uses the smallest width, or its own address where there is none", () => {
  expect(smallestVersion("https://media.test/a.jpg", media)).toBe("https://media.test/a.jpg?w=320");
  expect(smallestVersion("https://elsewhere.test/a.jpg", media)).toBe("https://elsewhere.test/a.jpg");
  expect(smallestVersion("https://media.test/a.jpg", undefined)).toBe("https://media.test/a.jpg");
});

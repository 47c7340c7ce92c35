import { moveBy, type Sizes, whole, zoomBy } from "@/components/offer/read-photos";

const sizes: Sizes = { picture: { width: 300, height: 200 }, frame: { width: 300, height: 600 } };

test("the point under the fingers stays there while zooming", () => {
  expect(zoomBy(whole, 2, { x: 0, y: 0 }, sizes)).toEqual({ scale: 2, x: 0, y: 0 });
  const zoom = zoomBy(whole, 4, { x: 60, y: 0 }, sizes);
  expect(zoom).toEqual({ scale: 4, x: -180, y: 0 });
  // The point of the picture under the fingers, before and after.
  expect((60 - zoom.x) / zoom.scale).toBe(60);
});

test("a picture is never smaller than whole nor larger than four times", () => {
  expect(zoomBy(whole, 0.2, { x: 50, y: 50 }, sizes)).toEqual(whole);
  expect(zoomBy(whole, 40, { x: 0, y: 0 }, sizes).scale).toBe(4);
  const far = zoomBy(whole, 4, { x: 100, y: 0 }, sizes);
  expect(zoomBy(far, 0.1, { x: -100, y: 0 }, sizes)).toEqual(whole);
});

test("a picture moves only as far as there is more to see", () => {
  const zoom = { scale: 2, x: 0, y: 0 };
  expect(moveBy(zoom, { x: 40, y: 30 }, sizes)).toEqual({ scale: 2, x: 40, y: 0 });
  expect(moveBy(zoom, { x: -900, y: 0 }, sizes)).toEqual({ scale: 2, x: -150, y: 0 });
  expect(moveBy(whole, { x: 40, y: 40 }, sizes)).toEqual(whole);
});

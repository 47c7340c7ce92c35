/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { markBrokenPictures } from "@/lib/server/before-hydration/idle/pictures";

test("a picture that did not load is marked until it loads after all (R4.1)", () => {
  document.body.innerHTML = '<img src="/a.jpg"><p>x</p>';
  markBrokenPictures();
  const picture = document.querySelector("img") as HTMLImageElement;
  fireEvent.error(picture);
  expect(picture.hasAttribute("data-broken")).toBe(true);
  fireEvent.load(picture);
  expect(picture.hasAttribute("data-broken")).toBe(false);
});

test("a picture that had failed before the script is marked, one that is a drawing without a size is not (R4.1)", async () => {
  document.body.innerHTML = '<img src="/broken.jpg"><img src="/drawing.svg">';
  for (const picture of document.images) {
    Object.defineProperties(picture, {
      complete: { value: true },
      currentSrc: { value: picture.src },
      naturalWidth: { value: 0 },
      decode: {
        value: () => (picture.src.endsWith("svg") ? Promise.resolve() : Promise.reject(new Error("broken"))),
      },
    });
  }
  markBrokenPictures();
  await Promise.resolve();
  await Promise.resolve();
  expect([...document.images].map((picture) => picture.hasAttribute("data-broken"))).toEqual([true, false]);
});

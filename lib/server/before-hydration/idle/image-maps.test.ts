/** @jest-environment jsdom */
import { fitImageMaps, scaleCoords } from "./pictures";

test.each([
  ["0,0,100,50", 0.5, "0,0,50,25"],
  ["10.5, 20 , 30", 2, "21, 40 , 60"],
  ["0,0,7,7", 0.333, "0,0,2,2"],
])("%s at %d times its size is %s (R4.1)", (coords, scale, expected) => {
  expect(scaleCoords(coords, scale)).toBe(expected);
});

test("the areas of an image map are rescaled when the picture changes its size (R4.1)", () => {
  const observed: { notify: (width: number) => void }[] = [];
  window.CSS ??= { escape: (text: string) => text } as typeof CSS;
  window.ResizeObserver = class {
    #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      const notify = (width: number) => {
        Object.defineProperty(target, "clientWidth", { value: width, configurable: true });
        this.#callback([{ target } as unknown as ResizeObserverEntry], this);
      };
      observed.push({ notify });
    }
    unobserve() {}
    disconnect() {}
  };
  document.body.innerHTML =
    '<img usemap="#cms-floor" width="1000"><map name="cms-floor"><area coords="0,0,500,300"></map>';
  fitImageMaps(document);
  const area = document.querySelector("area");
  for (const [width, coords] of [
    [320, "0,0,160,96"],
    [1000, "0,0,500,300"],
  ] as const) {
    observed[0]?.notify(width);
    expect(area?.getAttribute("coords")).toBe(coords);
  }
});

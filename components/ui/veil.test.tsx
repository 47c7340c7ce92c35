/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Veil } from "@/components/ui/sheet";

const showScrollbar = (width: number) =>
  Object.defineProperty(document.documentElement, "clientWidth", {
    configurable: true,
    value: window.innerWidth - width,
  });
const keptWidth = () => document.documentElement.style.getPropertyValue("--scrollbar-width");

afterEach(() => document.documentElement.removeAttribute("style"));

test("a second dialog over the first does not change the page's width", () => {
  showScrollbar(15);
  render(<Veil className="first" />);
  expect(keptWidth()).toBe("15px");
  showScrollbar(0);
  render(<Veil className="second" />);
  expect(keptWidth()).toBe("15px");
});

test("a page without a scrollbar keeps its whole width", () => {
  showScrollbar(0);
  render(<Veil className="first" />);
  expect(keptWidth()).toBe("");
});

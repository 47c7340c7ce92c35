/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { BoxPopup } from "@/components/widgets/popup/box-popup";
import messages from "@/messages/en.json";

const DAY_MS = 86_400_000;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-22T12:00:00+09:00") });
  localStorage.clear();
  document.body.innerHTML = "";
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => jest.useRealTimers());

const isOpen = () => document.querySelector("dialog")?.open;

function show(days = 1) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <BoxPopup
        tag="div"
        attributes={{}}
        scope="part-1"
        slot={0}
        authored={[]}
        content="Autumn menu"
        deferred={false}
        options={{ popupid: "autumn", days }}
        data={undefined}
      />
    </NextIntlClientProvider>,
  );
}

test("C.12 it waits until the page was seen for some seconds", () => {
  show();
  expect(isOpen()).toBe(false);
  act(() => jest.advanceTimersByTime(6_000));
  expect(isOpen()).toBe(true);
});

test("C.12 or until the page was read on", () => {
  show();
  Object.defineProperty(window, "scrollY", { value: window.innerHeight, configurable: true });
  fireEvent.scroll(window);
  expect(isOpen()).toBe(true);
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});

test("C.12 never while a finder stands on the screen", () => {
  const finder = document.createElement("div");
  finder.className = "cms-box-finder";
  finder.getBoundingClientRect = () => ({ top: 100, bottom: 300, height: 200 }) as DOMRect;
  document.body.append(finder);
  show();
  act(() => jest.advanceTimersByTime(60_000));
  expect(isOpen()).toBe(false);
});

test("C.12 Back closes it", () => {
  show();
  act(() => jest.advanceTimersByTime(6_000));
  history.replaceState({}, "");
  fireEvent.popState(window);
  expect(isOpen()).toBe(false);
});

test("C.12 'do not show' holds for seven days at least, and says so", () => {
  show(1);
  act(() => jest.advanceTimersByTime(6_000));
  fireEvent.click(screen.getByRole("checkbox", { name: "Do not show for 7 days", hidden: true }));
  act(() => document.querySelector("dialog")?.close());
  expect(Number(localStorage.getItem("popup:autumn"))).toBe(Date.now() + 7 * DAY_MS);
});

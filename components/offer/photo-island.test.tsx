/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { PhotoIsland } from "@/components/offer/photo-island";
import messages from "@/messages/en.json";

const { Photos } = messages;
const turned: number[] = [];

// The test's DOM has no layout that a carousel could move in.
jest.mock("embla-carousel-react", () => {
  const carousel = {
    on: () => carousel,
    off: () => carousel,
    selectedScrollSnap: () => 0,
    scrollNext: () => turned.push(1),
    scrollPrev: () => turned.push(-1),
    scrollTo: (place: number) => turned.push(place),
  };
  const both = [() => {}, carousel];
  return () => both;
});

beforeAll(async () => {
  // Loading a module for the first time may take longer than a test waits.
  await import("@/components/offer/photo-viewer");
  document.documentElement.dataset.language = "en";
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});
beforeEach(() => {
  turned.length = 0;
  history.replaceState(null, "", "/");
  document.body.innerHTML = [
    '<figure><a href="/a.jpg" data-photo="0"><img alt="Plate"></a><figcaption>Five plates</figcaption></figure>',
    '<figure><a href="/b.jpg" data-photo="1"><img alt="Room"></a></figure>',
  ].join("");
});

const press = (place: number, how: MouseEventInit = {}) =>
  fireEvent.click(document.querySelectorAll("a img")[place] ?? document.body, how);

async function open() {
  render(<PhotoIsland />);
  press(0);
  return screen.findByRole("dialog", { name: Photos.title });
}

test("a pressed picture is shown whole with its caption, and the keys move on from it", async () => {
  const viewer = await open();
  expect(screen.getByRole("img", { name: "Plate" }).getAttribute("src")).toMatch(/\/a\.jpg$/);
  expect(screen.getByRole("status").textContent).toContain("Five plates");
  for (const key of ["ArrowRight", "ArrowLeft", "End", "Home"]) fireEvent.keyDown(viewer, { key });
  expect(turned).toEqual([1, -1, 1, 0]);
});

test("Escape closes it, removes its history entry and returns the focus to the picture", async () => {
  const viewer = await open();
  expect(history.state).toEqual({ photos: true });
  fireEvent.keyDown(viewer, { key: "Escape" });
  await waitFor(() => expect(history.state).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement?.getAttribute("href")).toBe("/a.jpg");
});

test("Back closes the enlarged picture", async () => {
  await open();
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(history.state).toBeNull();
});

test("opening a picture in a new tab is left to the browser", async () => {
  render(<PhotoIsland />);
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  press(1, { ctrlKey: true });
  expect(history.state).toBeNull();
});

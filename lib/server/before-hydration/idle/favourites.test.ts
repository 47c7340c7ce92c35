/** @jest-environment jsdom */
import { keepPath, readKept } from "@/lib/place/kept-paths";
import { HYDRATE_EVENT } from "@/lib/server/before-hydration/hydration/marks";
import { hydrateForKeptPlaces, showFavourites } from "@/lib/server/before-hydration/idle/kept-choices";

const heart = () => document.querySelector("input") ?? document.createElement("input");

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<label><input type="checkbox" data-favourite=""></label>';
  history.replaceState(null, "", "/promotion/14/1401?campaign=x");
});

test("a heart keeps and forgets its page, which is remembered as viewed (R10.6)", () => {
  showFavourites();
  expect([heart().checked, readKept("viewed")]).toEqual([false, ["/promotion/14/1401"]]);
  heart().click();
  expect(readKept("favourites")).toEqual(["/promotion/14/1401"]);
  heart().click();
  expect(readKept("favourites")).toEqual([]);
});

test("a heart pressed before the script arrived is kept, and one kept before is shown pressed", () => {
  heart().checked = true;
  showFavourites();
  expect(readKept("favourites")).toEqual(["/promotion/14/1401"]);
  heart().checked = false;
  showFavourites();
  expect(heart().checked).toBe(true);
});

test("a page without a heart is not remembered", () => {
  document.body.innerHTML = "";
  showFavourites();
  expect(readKept("viewed")).toEqual([]);
});

test("the account's panel hydrates a page only where this device keeps something to show in it (R10.6)", () => {
  document.body.innerHTML = '<a data-opens="panel-right">Account</a>';
  const hydrate = jest.fn();
  window.addEventListener(HYDRATE_EVENT, hydrate);
  hydrateForKeptPlaces();
  document.querySelector("a")?.click();
  expect(hydrate).not.toHaveBeenCalled();
  keepPath("favourites", "/r/14");
  document.querySelector("a")?.click();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */
import { keepPath, readKept } from "@/lib/kept-places/kept-paths";
import { showFavourites, wakeForKeptPlaces } from "@/lib/page-script/idle/favourites";
import { WAKE } from "@/lib/page-script/waking/live";

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

test("the account's panel wakes a page only where this device keeps something to show in it (R10.6)", () => {
  document.body.innerHTML = '<a data-opens="panel-right">Account</a>';
  const wake = jest.fn();
  window.addEventListener(WAKE, wake);
  wakeForKeptPlaces();
  document.querySelector("a")?.click();
  expect(wake).not.toHaveBeenCalled();
  keepPath("favourites", "/r/14");
  document.querySelector("a")?.click();
  expect(wake).toHaveBeenCalledTimes(1);
});

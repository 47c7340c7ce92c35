/** @jest-environment jsdom */

import { forgetGuest } from "@/lib/account/forget-guest";
import { forgetPath, keepPath, readKept } from "@/lib/place/kept-paths";

beforeEach(() => localStorage.clear());

test("the latest comes first, each once, and no more than the limit are kept (R10.6)", () => {
  for (const path of ["/r/1", "/promotion/1/2", "/r/1"]) keepPath("favourites", path);
  expect(readKept("favourites")).toEqual(["/r/1", "/promotion/1/2"]);
  for (let id = 1; id <= 20; id += 1) keepPath("viewed", `/r/${id}`);
  expect(readKept("viewed")).toHaveLength(12);
  expect(readKept("viewed")[0]).toBe("/r/20");
});

test("nothing but places and offers is kept or read (R10.6)", () => {
  for (const path of ["/book", "/payment-request/1/AH_2", "https://elsewhere.test/r/1", "/r/1?a=b"])
    keepPath("favourites", path);
  expect(readKept("favourites")).toEqual([]);
  for (const stored of ['{"a":1}', '["/r/1",7,null,"/book","/r/1"]', "not json"]) {
    localStorage.setItem("viewed-places", stored);
    expect(readKept("viewed")).toEqual(stored.startsWith("[") ? ["/r/1"] : []);
  }
});

test("one is forgotten, or all, and all when a guest signs out (R3.5)", () => {
  for (const path of ["/r/1", "/r/2", "/r/3"]) keepPath("favourites", path);
  forgetPath("favourites", "/r/2");
  expect(readKept("favourites")).toEqual(["/r/3", "/r/1"]);
  forgetPath("favourites");
  expect(readKept("favourites")).toEqual([]);
  keepPath("favourites", "/r/1");
  keepPath("viewed", "/r/1");
  forgetGuest();
  expect([...readKept("favourites"), ...readKept("viewed")]).toEqual([]);
});

test("without storage a favourite is kept for this page alone, until it is forgotten (R10.6)", () => {
  const spy = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => keepPath("favourites", "/r/1")).not.toThrow();
  expect(readKept("favourites")).toEqual(["/r/1"]);
  forgetPath("favourites");
  expect(readKept("favourites")).toEqual([]);
  spy.mockRestore();
});

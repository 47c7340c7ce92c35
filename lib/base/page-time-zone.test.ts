/** @jest-environment jsdom */
import { readTimeZone } from "@/lib/base/page-time-zone";
import { writeTimeZones } from "@/lib/base/venue-time";

const write = (text: string) => {
  document.body.innerHTML = "<main></main>";
  document.querySelector("main")?.setAttribute("data-time-zones", text);
};

test("a page uses the venue's zone where the page names one, else the group's", () => {
  write(writeTimeZones({ group: "Asia/Tokyo", venues: { 40: "Pacific/Honolulu" } }));
  expect(readTimeZone(40)).toBe("Pacific/Honolulu");
  expect(readTimeZone(10)).toBe("Asia/Tokyo");
  expect(readTimeZone()).toBe("Asia/Tokyo");
});

test("a page falls back to Seoul where the page names no zones or invalid ones", () => {
  document.body.innerHTML = "<main></main>";
  expect(readTimeZone(40)).toBe("Asia/Seoul");
  for (const text of ["", "{}", "Atlantis", "Asia/Tokyo 40", "Asia/Tokyo 40=Atlantis", "Asia/Tokyo "]) {
    write(text);
    expect(readTimeZone(40)).toBe("Asia/Seoul");
  }
});

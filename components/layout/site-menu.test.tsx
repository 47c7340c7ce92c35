/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SiteMenu } from "@/components/layout/site-menu";
import { defaultTimeZones } from "@/lib/base/venue-time";
import { siteSchema } from "@/lib/place/schema";
import messages from "@/messages/en.json";

function showMenu(navMenu: unknown, hotel = "Yeoul Seoul") {
  const { navMenu: entries } = siteSchema.parse({ id: 1, resourceId: 10, name: hotel, navMenu });
  const account = { accountPage: "", loyaltySite: "", hasLoyalty: true, order: {} };
  const chrome = {
    appName: "",
    hasMessenger: true,
    hotels: [],
    menus: [{ name: hotel, entries }],
    account,
    timeZones: defaultTimeZones,
  };
  const labels = { common: messages.Common, shell: messages.Shell, account: messages.Account };
  return render(<SiteMenu chrome={chrome} locale="en" labels={labels} />).container;
}

test("a path that begins with http opens a new window; a route's name or path stays in this one (R3.4, R3.12)", () => {
  showMenu([
    { name: "Outside", path: "HTTPS://hotel.test/a" },
    { name: "Mine", path: "book" },
    { name: "Dining", path: "/p/dining" },
  ]);
  expect(screen.getByRole("link", { name: "Outside" }).getAttribute("target")).toBe("_blank");
  expect(screen.getByRole("link", { name: "Outside" }).getAttribute("rel")).toBe("noopener");
  expect(screen.getByRole("link", { name: "Mine" }).getAttribute("href")).toBe("/book");
  expect(screen.getByRole("link", { name: "Mine" }).getAttribute("target")).toBeNull();
  expect(screen.getByRole("link", { name: "Dining" }).getAttribute("target")).toBeNull();
});

test("a hotel's name and menu are shown as text, and no link runs a script (R3.12)", () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror="alert(1)">';
  const menu = showMenu(
    [
      {
        name: hostile,
        path: "/p/dining",
        children: [{ name: { ko: hostile }, path: "javascript:alert(1)" }],
      },
      { name: "Gone", path: "javascript:alert(1)" },
    ],
    hostile,
  );
  expect(menu.querySelectorAll("script, img")).toHaveLength(0);
  expect(screen.getByRole("link", { name: hostile }).getAttribute("href")).toBe("/p/dining");
  expect(menu.querySelector("summary")?.textContent).toBe(hostile);
  expect(screen.queryByText("Gone")).toBeNull();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

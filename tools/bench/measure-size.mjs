/**
 * `npm run bench -w tools -- size`: a group of fifty thousand places with five thousand promotions, one of them with three
 * hundred menus, and a guest with five thousand reservations. Whatever there is below a page, what it shows is as much
 * as it ever was.
 */
import { cpuSeconds } from "../machine.mjs";
import { readPage, report } from "./figures.mjs";

/** What the back end has: with two languages, fifty thousand places are a hundred thousand addresses. */
export const SIZE = {
  BENCH_PLACES: "50000",
  BENCH_PROMOTIONS: "5000",
  BENCH_RESERVATIONS: "5000",
  BENCH_MENUS: "300",
};

const RESERVATIONS = "/api/crm_channel_si_tc/reservation/list?tab=current&perPage=12&page=417";

/** Prints the figures beside their goals, and returns the goals missed. `signIn` returns a guest's cookies. */
export async function measureSize({ publicOrigin, webPid, signIn }) {
  // What the compiler does once is not part of any page.
  for (const path of ["/p/1-10-0", "/p/2-10-0", "/r/2000", "/r/2001"]) await readPage(publicOrigin + path);
  console.log("\nCPU of a first request, ms, with 50,000 places, 5,000 promotions and 5,000 reservations");
  const missed = [];
  const cookie = await signIn();
  for (const { path, most, headers } of [
    { path: "/", most: 100 },
    { path: "/r/1", most: 100 },
    { path: "/r/1?page=2", most: 100 },
    { path: "/promotion/1/1", most: 100 },
    { path: RESERVATIONS, most: 20, headers: { cookie, "accept-language": "ko" } },
    { path: "/sitemap.xml", most: 2_500 },
    { path: "/sitemap/1.xml", most: 2_500 },
    { path: "/sitemap/2.xml", most: 2_500 },
  ]) {
    const before = cpuSeconds(webPid);
    const status = await readPage(publicOrigin + path, headers);
    const name = path.replace(/^\/api\/\w+\//, "").slice(0, 34);
    if (status !== 200) missed.push(`${path} returned ${status}`);
    missed.push(...report(name, Math.round((cpuSeconds(webPid) - before) * 1_000), { most }));
  }
  return missed;
}

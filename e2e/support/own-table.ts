import { expect, type Page } from "playwright/test";
import { messageLanguage, messagesFor } from "@/e2e/support/messages";
import { createOwnHotel, menu, offer } from "@/e2e/support/own-hotel";
import type { SandboxControl } from "@/e2e/support/sandbox-control";
import { uniqueId } from "@/e2e/support/unique";

const DAY_MS = 86_400_000;

/** The venue day `days` days from now, as `YYYY-MM-DD`. */
export function venueDayIn(days: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" }).format(Date.now() + days * DAY_MS);
}

/** Venue day and time `hours` hours from now. */
export function venueMomentIn(hours: number): { date: string; time: string } {
  const moment = Date.now() + hours * 3_600_000;
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Seoul", timeStyle: "short" });
  return { date: venueDayIn(hours / 24), time: clock.format(moment) };
}

export type OwnTable = {
  hotel: number;
  outlet: number;
  id: number;
  menus: [number, number];
  path: string;
  /** The query string of a draft for two guests ten days from now at 19:00, one course each. */
  draft: (more?: Record<string, string>) => string;
  /** Changes the price of the first course, in won. */
  setPrice: (unitPrice: number) => Promise<void>;
};

type TableOptions = { promotion?: object; outlet?: Record<string, unknown>; menus?: [object, object] };

/** Creates an outlet with twenty seats from 11:30 to 21:00, and a promotion of two courses there, from tomorrow on. */
export async function createOwnTable(sandbox: SandboxControl, options: TableOptions = {}): Promise<OwnTable> {
  const { hotel, outlets } = await createOwnHotel(sandbox);
  const [outlet] = outlets;
  await sandbox.putOutlet(outlet, { merchantId: `own${outlet}`, ...options.outlet });
  const menuId = uniqueId();
  const menus: [number, number] = [menuId, menuId + 1];
  const [first = {}, second = {}] = options.menus ?? [];
  const courses = (unitPrice = 90_000) => [
    menu(menus[0], "저녁 코스", "Evening course", unitPrice, first),
    menu(menus[1], "어린이 코스", "Children's course", 45_000, second),
  ];
  const id = await offer(sandbox, outlet, {
    menus: courses(),
    requiresMenu: true,
    needsPayment: true,
    autoCancelMinutes: 30,
    minPax: 1,
    maxPax: 6,
    // Not today: whether 19:00 has passed depends on the time at which the tests run.
    startsInDays: 1,
    endsInDays: 60,
    refundRules: [
      { type: "absolute", daysBefore: 3, time: "18:00", percent: 100 },
      { type: "relative", hoursBefore: 24, percent: 50 },
    ],
    ...options.promotion,
  });
  const draft = (more: Record<string, string> = {}) =>
    `?${new URLSearchParams({ adults: "2", date: venueDayIn(10), time: "19:00", menu: `${menus[0]}:2`, ...more })}`;
  const setPrice = (unitPrice: number) => sandbox.putPromotion(id, { menus: courses(unitPrice) });
  return { hotel, outlet, id, menus, path: `/promotion/${outlet}/${id}`, draft, setPrice };
}

/** The address of the gateway's window. */
export const GATEWAY = /^http:\/\/127\.0\.0\.1:\d+\/window\//;

export const guest = { name: "김하나", mobile: "010-1234-5678", email: "hana@example.com" };

/** Locators of the reservation form, by its visible labels. */
export function reserveForm(page: Page, locale: string | undefined) {
  const { Reserve, Summary } = messagesFor(locale);
  const dialog = page.getByRole("dialog");
  const party = dialog.locator("summary").filter({ hasText: Reserve.party.adults, visible: true });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const next = dialog.locator("footer").getByRole("button");
  const fillGuest = async () => {
    await field(Reserve.name).fill(guest.name);
    await field(Reserve.country).selectOption("KR");
    await field(Reserve.mobile).fill(guest.mobile);
    await field(Reserve.email).fill(guest.email);
  };
  return {
    dialog,
    words: Reserve,
    /** The names of the two courses of `createOwnTable`. */
    courses:
      messageLanguage(locale) === "ko"
        ? (["저녁 코스", "어린이 코스"] as const)
        : (["Evening course", "Children's course"] as const),
    fillGuest,
    /** Fills in the guest's details, the last step, and goes on to the summary. */
    goToSummary: async () => {
      await fillGuest();
      await next.click();
      await page.waitForURL(/\/summary\?/);
    },
    party,
    /** Opens the counters, which are folded into the line of the party. */
    openParty: () => party.click(),
    summary: Summary,
    bar: dialog.locator("footer"),
    next,
    more: (what: string) => dialog.getByRole("button", { name: Reserve.more.replace("{what}", what) }),
    less: (what: string) => dialog.getByRole("button", { name: Reserve.less.replace("{what}", what) }),
    counter: (what: string) => dialog.getByRole("group", { name: what }).getByRole("status"),
    day: (date: string) => dialog.locator(`[data-day="${date}"]`),
    time: (time: string) => dialog.getByRole("radio", { name: new RegExp(`^${time}`) }),
    name: field(Reserve.name),
    country: field(Reserve.country),
    mobile: field(Reserve.mobile),
    email: field(Reserve.email),
  };
}

/** Locators of the summary, on its page and over its offer. */
export function summaryPage(page: Page, locale: string | undefined) {
  const { Summary } = messagesFor(locale);
  const island = page.locator("#island, [data-reserve-summary]");
  const pay = island.locator("footer").getByRole("button");
  const consents = island
    .getByRole("group", { name: Summary.consents })
    .getByRole("checkbox", { name: /Required|필수\]/ });
  const agree = async () => {
    await expect(consents.first()).toBeVisible();
    for (const box of await consents.all()) await box.check();
  };
  return {
    island,
    words: Summary,
    pay,
    consents,
    agree,
    book: async () => {
      await agree();
      await pay.click();
    },
  };
}

/** All current reservations of this page's guest, newest first. */
export async function reservationsOf(page: Page): Promise<{ reservationId: string; status: string }[]> {
  const answer = await page.request.get("/api/crm_channel_si_tc/reservation/list?tab=current");
  return (await answer.json()).data.rows;
}

/** Opens the form with a draft that is complete up to the last step. */
export async function openWith(page: Page, table: OwnTable, more: Record<string, string> = {}) {
  await page.goto(table.path + table.draft(more));
  await expect(page.getByRole("dialog")).toBeVisible();
}

/**
 * Opens the summary for a guest whose details are known in this tab. A walk whose subject is the form goes through it
 * (`goToSummary`), which costs two more pages.
 */
export async function openSummary(page: Page, table: OwnTable, locale: string | undefined): Promise<void> {
  // What a page stores when it is left would replace the details, and no page is there to do so.
  await page.goto("/healthz");
  await page.evaluate(
    (details) => sessionStorage.setItem("guest-details", JSON.stringify({ at: Date.now(), details })),
    // As the form writes it, once it has read the number.
    { ...guest, country: "KR", mobile: "+82 10 1234 5678" },
  );
  await page.goto(`${table.path}/summary${table.draft()}`);
  const { pay, island, words } = summaryPage(page, locale);
  // Once the page knows that this guest has the same reservation, it asks about that instead.
  await expect(pay.or(island.getByRole("button", { name: words.bookOnceMore }))).toBeVisible();
}

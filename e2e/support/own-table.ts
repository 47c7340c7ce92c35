import type { Page } from "playwright/test";
import { expect, uniqueId } from "@/e2e/support/fixtures";
import { menu, offer, openHotel } from "@/e2e/support/own-hotel";
import type { SandboxControl } from "@/e2e/support/sandbox-control";
import { wordsFor } from "@/e2e/support/words";

const DAY_MS = 86_400_000;

/** The day at the venue so many days from now, `YYYY-MM-DD`. */
export function venueDayIn(days: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" }).format(Date.now() + days * DAY_MS);
}

/** Day and time at the venue so many hours from now. */
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
  /** A draft with a table for two on that day at seven, one course each. */
  draft: (more?: Record<string, string>) => string;
  /** Changes what the first course costs, in won. */
  setPrice: (unitPrice: number) => Promise<void>;
};

type TableOptions = { promotion?: object; outlet?: Record<string, unknown>; menus?: [object, object] };

/**
 * An outlet of the test's own with twenty seats from 11:30 to 21:00, and a promotion of two courses there, from tomorrow
 * on.
 */
export async function layTable(sandbox: SandboxControl, options: TableOptions = {}): Promise<OwnTable> {
  const { hotel, outlets } = await openHotel(sandbox);
  const [outlet] = outlets;
  await sandbox.putOutlet(outlet, { merchantId: `own${outlet}`, ...options.outlet });
  const menus: [number, number] = [uniqueId(), uniqueId()];
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
    // Not today: whether seven has passed by now depends on the hour in which a journey is walked.
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

export const guest = { name: "김하나", mobile: "010-1234-5678", email: "hana@example.com" };

/** The form's parts as a guest finds them. */
export function reserveForm(page: Page, locale: string | undefined) {
  const { Reserve, Summary } = wordsFor(locale);
  const dialog = page.getByRole("dialog");
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  return {
    dialog,
    words: Reserve,
    summary: Summary,
    bar: dialog.locator("footer"),
    next: dialog.locator("footer").getByRole("button"),
    more: (what: string) => dialog.getByRole("button", { name: Reserve.more.replace("{what}", what) }),
    less: (what: string) => dialog.getByRole("button", { name: Reserve.less.replace("{what}", what) }),
    counter: (what: string) => dialog.getByRole("group", { name: what }).getByRole("status"),
    day: (date: string) => dialog.locator(`[data-day="${date}"]`),
    time: (time: string) => dialog.getByRole("radio", { name: new RegExp(`^${time}`) }),
    name: field(Reserve.name),
    country: field(Reserve.country),
    mobile: field(Reserve.mobile),
    email: field(Reserve.email),
    fillGuest: async () => {
      await field(Reserve.name).fill(guest.name);
      await field(Reserve.country).selectOption("KR");
      await field(Reserve.mobile).fill(guest.mobile);
      await field(Reserve.email).fill(guest.email);
    },
  };
}

/** The summary page's parts. */
export function summaryPage(page: Page, locale: string | undefined) {
  const { Summary } = wordsFor(locale);
  const island = page.locator("#island");
  const pay = island.locator("footer").getByRole("button");
  const agree = async () => {
    for (const name of [Summary.consentCancellation, Summary.consentPrivacy])
      await island.getByLabel(name).check();
  };
  return {
    island,
    words: Summary,
    pay,
    consents: island
      .getByRole("group", { name: Summary.consents })
      .getByRole("checkbox", { name: /Required|필수\]/ }),
    agree,
    book: async () => {
      await agree();
      await pay.click();
    },
  };
}

/** Everything this page's guest has reserved, the newest first. */
export async function reservationsOf(page: Page): Promise<{ reservationId: string; status: string }[]> {
  const answer = await page.request.get("/api/crm_channel_si_tc/reservation/list?tab=current");
  return (await answer.json()).data.rows;
}

/** The form, open with a draft up to its last step. */
export async function openWith(page: Page, table: OwnTable, more: Record<string, string> = {}) {
  await page.goto(table.path + table.draft(more));
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** The summary of a whole draft, with the guest's details given. */
export async function reachSummary(page: Page, table: OwnTable, locale: string | undefined) {
  const form = reserveForm(page, locale);
  await openWith(page, table);
  await form.fillGuest();
  await form.next.click();
  await page.waitForURL(/\/summary\?/);
  return summaryPage(page, locale);
}

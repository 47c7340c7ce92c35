import { announcePublication } from "@/e2e/support/announce-publication";
import { askControls } from "@/e2e/support/ask-controls";
import type { Web } from "@/e2e/support/own-servers";
import { createOwnTable, venueDayIn } from "@/e2e/support/own-table";
import { expect, test, uniqueKey } from "@/e2e/support/server-instances";
import { book } from "@/tools/bench/book-tables.mjs";
import { signInGuest } from "@/tools/bench/sandbox.mjs";

test("two instances show published content at once, and without Redis each independently (R11.3) @desktop @long", async ({
  sandbox,
  copies: { site, redis, settings },
}) => {
  // Two servers have to start.
  test.slow();
  const [one, other] = [await site.startWeb({ settings }), await site.startWeb({ settings })];
  const key = uniqueKey("copies");
  const publish = async (version: string) => {
    await sandbox.publishPage(key, `<h1>The ${version} version</h1>`);
    return announcePublication(one, settings.PUBLISH_SECRET, key);
  };

  expect(await publish("first")).toBe(202);
  for (const web of [one, other]) expect(await read(web, key)).toContain("The first version");
  expect(await publish("second")).toBe(202);
  // The previous page is shown while rendering the new one takes longer than a second.
  for (const web of [other, one]) await expect.poll(() => read(web, key)).toContain("The second version");

  await redis.goAway();
  expect(await publish("third")).toBe(202);
  await expect.poll(() => read(one, key)).toContain("The third version");
  expect(await read(other, key)).toMatch(/The (?:second|third) version/);

  await redis.comeBack();
  await expect.poll(() => read(other, key)).toContain("The third version");
  expect(await publish("fourth")).toBe(202);
  for (const web of [other, one]) await expect.poll(() => read(web, key)).toContain("The fourth version");
  for (const web of [one, other])
    expect(web.output()).toMatch(/Redis is unavailable.*[\s\S]*Redis is available again/);
});

test("an instance started while the back end is down shows pages that another has rendered (R11.3, R12.3) @desktop @long", async ({
  sandbox,
  copies: { site, settings },
}) => {
  // Two servers have to start.
  test.slow();
  const key = uniqueKey("copies");
  await sandbox.publishPage(key, "<h1>The last good version</h1>");
  const one = await site.startWeb({ settings });
  expect(await read(one, key)).toContain("The last good version");
  const away = { BACKEND_ORIGIN: "http://127.0.0.1:9" };
  const other = await site.startWeb({ settings: { ...settings, ...away } });
  expect(await read(other, key)).toContain("The last good version");
});

test("a rush at two instances books each seat once and tells everyone else that it is full (R6.9) @desktop @long", async ({
  sandbox,
  baseURL,
  copies: { site, settings },
}) => {
  // Two servers have to start.
  test.slow();
  const [one, other] = [await site.startWeb({ settings }), await site.startWeb({ settings })];
  const seats = 12;
  const { outlet, id } = await createOwnTable(sandbox, {
    promotion: { menus: [], requiresMenu: false, needsPayment: false },
    outlet: { seats },
  });
  const control = (method: string, path: string, body?: unknown) =>
    askControls(site.controls + path, method, body);
  // The login returns to the server that all journeys share; what it sets is valid at every instance.
  const guests = await Promise.all(
    Array.from({ length: 15 }, () => signInGuest(control, baseURL ?? one.origin)),
  );
  // At once, twice by each guest at each instance.
  const rush = guests.flatMap((cookie) => [one, one, other, other].map((web) => ({ web, cookie })));
  const outcomes = await Promise.all(
    rush.map(({ web, cookie }) => book(web.origin, cookie, venueDayIn(10), { outlet, promotion: id })),
  );
  const booked = outcomes.flatMap(({ reservationId }) => reservationId ?? []);
  expect(new Set(booked).size).toBe(seats);
  expect(booked).toHaveLength(seats);
  const refusals = outcomes.flatMap(({ error }) => error ?? []);
  expect(refusals).toHaveLength(rush.length - seats);
  expect(new Set(refusals)).toEqual(new Set(["cannot_make_reservation"]));
});

async function read({ origin }: Web, key: string): Promise<string> {
  const answer = await fetch(`${origin}/p/${key}`, {
    headers: { accept: "text/html", "accept-language": "en" },
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Sends the webhook by which the back end reports a publication, to this server only. */

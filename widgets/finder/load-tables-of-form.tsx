import "server-only";
import { getTranslations } from "next-intl/server";
import { timeZoneOfVenue, venueDay } from "@/lib/base/venue-time";
import { currentInstant } from "@/lib/http/as-of";
import type { Locale } from "@/lib/i18n/locales";
import type { FinderForm, TablesOfDay, TablesOfForm } from "@/lib/offer/free-tables";
import { loadFreeTables } from "@/lib/offer/load-free-tables";
import { loadTimeZones } from "@/lib/place/load-time-zones";
import { mediaServer } from "@/lib/place/own-media-server";
import { FoundTables, foundTablesWords } from "@/widgets/finder/found-tables";
import { arrangeOffers, asFound, readTableSearch } from "@/widgets/finder/table-search";

/** Loads the tables that a finder's form asks for, with their list as markup. Throws `AppError`. */
export async function loadTablesOfForm(
  { resourceId, ...form }: FinderForm,
  locale: Locale,
): Promise<TablesOfForm> {
  const fields = new Map(Object.entries(form).map(([name, value]) => [name, String(value ?? "")]));
  const places = form.hotel === undefined ? [] : [{ id: form.hotel, name: "" }];
  const today = venueDay(currentInstant(), timeZoneOfVenue(await loadTimeZones(), undefined));
  const search = readTableSearch(
    { get: (name) => fields.get(name) ?? null },
    { places, mustChoose: false },
    today,
  );
  if ("problem" in search) return { days: [], html: "" };
  const { place, part, adults } = search;
  const days = await Promise.all(
    search.days.map(async (date): Promise<TablesOfDay> => {
      const query = { resourceId: place?.id ?? resourceId, date, pax: adults, part };
      return { ...(await loadFreeTables(query, locale)), date };
    }),
  );
  const isListAll =
    days.some(({ offers }) => offers.length > 0) && days.every(({ unchecked }) => unchecked === 0);
  return { days, html: isListAll ? await render(days, adults, locale) : "" };
}

async function render(days: readonly TablesOfDay[], adults: number, locale: Locale): Promise<string> {
  // Imported where it is used: the framework refuses the import by name in code of the server.
  const { renderToReadableStream } = await import("react-dom/server");
  const [finder, common, widgets] = await Promise.all([
    getTranslations({ locale, namespace: "Finder" }),
    getTranslations({ locale, namespace: "Common" }),
    getTranslations({ locale, namespace: "Widgets" }),
  ]);
  const stream = await renderToReadableStream(
    <FoundTables
      days={days.map((day) => ({ ...day, fitting: arrangeOffers(day.offers, asFound) }))}
      adults={adults}
      words={foundTablesWords({ finder, common, widgets })}
      locale={locale}
      media={mediaServer()}
    />,
  );
  return new Response(stream).text();
}

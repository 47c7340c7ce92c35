import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadFrameOrBare } from "@/app/page-view/load-page-view";
import { loadHtmlView } from "@/app/page-view/load-part-views";
import { isStaff } from "@/app/workbench/require-staff";
import { CmsPart } from "@/components/cms/cms-part";
import { AppShell } from "@/components/layout/app-shell";
import { GuestStandIn } from "@/components/workbench/guest-stand-in";
import type { SlotView } from "@/lib/cms/content/part-view";
import { findBlock, plainExampleOf } from "@/lib/cms/widget/widget-examples";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { type ExampleState, toExampleState } from "@/lib/workbench/example-states";
import { toShownGuest } from "@/lib/workbench/shown-guest";

export const dynamic = "force-dynamic";

export const metadata: Metadata = { robots: { index: false, follow: false } };

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ widget?: string; state?: string; guest?: string }>;
};

/** The block alone, with nothing of the page around it. */
const ALONE = "#screen>:not(main){display:none!important}main{min-height:0!important;padding:12px!important}";

/** A block of the catalogue alive, in one of its states (R11.4). For staff alone. */
export default async function WorkbenchExample({ params, searchParams }: Props) {
  const { locale } = await params;
  const { widget, state: asked, guest } = await searchParams;
  const block = findBlock(widget);
  if (block === undefined || !(await isStaff())) notFound();
  const state = toExampleState(asked);
  const { zones: _, ...around } = await loadFrameOrBare(locale, paths.home());
  const frame = { ...around, zones: {} };
  const place = { path: paths.home(), resourceId: undefined };
  const part = await loadHtmlView({ html: plainExampleOf(block) }, "example", locale, place);
  const shown = { ...part, slots: part.slots.map((slot) => inState(slot, state)) };
  return (
    <AppShell
      frame={frame}
      locale={locale}
      facts={["example", block, state]}
      parts={[shown]}
      companions={
        <>
          <style>{ALONE}</style>
          <GuestStandIn guest={toShownGuest(guest)} visit={frame.visit} state={state} />
        </>
      }
    >
      <CmsPart part={shown} />
    </AppShell>
  );
}

/** What a block would have been given, had there been nothing, or had it not been answered yet or at all. */
function inState({ data, ...slot }: SlotView, state: ExampleState): SlotView {
  if (data === undefined || state === "failed") return slot;
  if (state === "shown") return { ...slot, data };
  switch (data.kind) {
    case "links":
      return { ...slot, data: { ...data, links: [] } };
    case "places":
      return { ...slot, data: { ...data, places: [] } };
    case "resources":
      return { ...slot, data: { ...data, cards: [] } };
    case "promotions": {
      const isLoading = state === "loading";
      const cards = isLoading ? data.cards.slice(0, 2) : [];
      return { ...slot, data: { ...data, cards, lastPage: isLoading ? 2 : 1 } };
    }
    case "filter":
      return { ...slot, data: { ...data, hotels: [], cuisines: [] } };
    case "evening": {
      const { evening } = data;
      return {
        ...slot,
        data: { ...data, evening: evening === undefined ? undefined : { ...evening, offers: [] } },
      };
    }
    case "channel":
      return { ...slot, data };
    default:
      return data satisfies never;
  }
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadChromeOrBare } from "@/app/_page-view/load-page-view";
import { loadHtmlView } from "@/app/_page-view/load-part-views";
import { isStaff } from "@/app/workbench/staff-call";
import { CmsPart } from "@/components/cms/cms-part";
import { AppShell } from "@/components/layout/app-shell";
import { SimulatedGuest } from "@/components/workbench/simulated-guest";
import type { SlotView } from "@/lib/cms/parse/part-view";
import { toSlotView } from "@/lib/cms/parse/public-content";
import { findBlock, plainExampleOf } from "@/lib/cms/widget/widget-options";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { type ExampleState, toExampleState, toPreviewGuest } from "@/lib/workbench/preview-states";
import { type BlockName, blocks, type WidgetData } from "@/widgets/definitions";

export const metadata: Metadata = { robots: { index: false, follow: false } };

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ widget?: string; state?: string; guest?: string }>;
};

/** Hides everything of the page except the block. */
const ALONE = "#page>:not(main){display:none!important}main{min-height:0!important;padding:12px!important}";

/** Shows a live block of the catalogue in one of its states (R11.4). Staff only. */
export default async function WorkbenchExample({ params, searchParams }: Props) {
  const { locale } = await params;
  const { widget, state: requestedState, guest } = await searchParams;
  const block = findBlock(widget);
  if (block === undefined || !(await isStaff())) notFound();
  const state = toExampleState(requestedState);
  const { zones: _, ...around } = await loadChromeOrBare(locale, paths.home());
  const frame = { ...around, zones: {} };
  const context = { path: paths.home(), resourceId: undefined };
  const part = await loadHtmlView({ html: plainExampleOf(block) }, "example", locale, context);
  const shown = { ...part, slots: part.slots.map((slot) => inState(block, slot, state)) };
  return (
    <AppShell
      chrome={frame}
      locale={locale}
      parts={[shown]}
      companions={
        <>
          <style>{ALONE}</style>
          <SimulatedGuest guest={toPreviewGuest(guest)} visit={frame.visit} state={state} />
        </>
      }
    >
      <CmsPart part={shown} />
    </AppShell>
  );
}

/** Returns the slot of a block as if its data were empty, still loading or not available. */
function inState(block: BlockName, slot: SlotView, state: ExampleState): SlotView {
  const { data } = slot;
  const shown = data === undefined || state === "failed" ? undefined : dataIn(block, data, state);
  return toSlotView(slot, shown);
}

type Change = (data: never) => WidgetData;
type Changes = { empty?: Change; loading?: Change };

function dataIn(block: BlockName, data: WidgetData, state: Exclude<ExampleState, "failed">): WidgetData {
  const { empty, loading }: Changes = blocks[block].example;
  const change = { shown: undefined, empty, loading }[state];
  // `change` comes from the block's own definition, so it accepts this data.
  return change?.(data as never) ?? data;
}

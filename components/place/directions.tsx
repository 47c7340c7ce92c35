"use client";

import { useLocale, useTranslations } from "next-intl";
import { DirectionLinks, type OutletPlace } from "@/components/place/map-links";
import { useCall } from "@/components/ui/use-call";
import { readOutlet } from "@/lib/place/outlet-details";

/** The way to an outlet, in the page's language; while more of it is read, what is missing keeps its place. */
export function Directions({ outlet, isReading = false }: { outlet: OutletPlace; isReading?: boolean }) {
  const words = {
    receipt: useTranslations("Receipt"),
    common: useTranslations("Common"),
    widgets: useTranslations("Widgets"),
  };
  return <DirectionLinks outlet={outlet} locale={useLocale()} words={words} isReading={isReading} />;
}

/**
 * How to find an outlet of which the page knows a part or nothing: what is known shows at once, its floor and its
 * position on the maps as soon as they are read, in the place that is kept for them.
 */
export function DirectionsToOutlet({
  resourceId,
  known,
}: {
  resourceId: number;
  known: OutletPlace | undefined;
}) {
  const { data, error } = useCall(readOutlet, { resourceId }, { once: true });
  const isReading = data === undefined && error === undefined;
  const outlet = data ?? known ?? (isReading ? { name: "" } : undefined);
  return outlet === undefined ? null : <Directions outlet={outlet} isReading={isReading} />;
}

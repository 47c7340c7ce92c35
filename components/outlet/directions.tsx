"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCall } from "@/components/calls/use-call";
import { DirectionLinks, type OutletPlace } from "@/components/outlet/direction-links";
import { readOutlet } from "@/lib/resource/read-outlet";

/** The way to an outlet, in the page's language. */
export function Directions({ outlet }: { outlet: OutletPlace }) {
  const words = {
    receipt: useTranslations("Receipt"),
    common: useTranslations("Common"),
    maps: useTranslations("Promotion"),
  };
  return <DirectionLinks outlet={outlet} locale={useLocale()} words={words} />;
}

/**
 * How to find an outlet of which the page knows only a part: what is known shows at once, its floor and its position on
 * the maps as soon as they are read.
 */
export function DirectionsToOutlet({
  resourceId,
  known,
}: {
  resourceId: number;
  known: OutletPlace | undefined;
}) {
  const { data } = useCall(readOutlet, { resourceId }, { once: true });
  const outlet = data ?? known;
  return outlet === undefined ? null : <Directions outlet={outlet} />;
}

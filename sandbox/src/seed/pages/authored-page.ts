import type { Localized, SeedPage, SeedPart } from "../types.ts";

/** The parts of the default layout, which most pages stand in. */
export const layoutParts = { top: 1, left: 2, right: 3, bottom: 4 } as const;

type Given = {
  id: number;
  key: string;
  resourceId?: number;
  html: Localized;
  style: string;
  /** A landing page shows no announcement above it. */
  withoutTop?: boolean;
};

/** A page together with the one part that its author wrote for it. */
export type AuthoredPage = { page: SeedPage; part: SeedPart };

/** Puts one authored part into the frame that every page of the group has. */
export const authoredPage = (given: Given): AuthoredPage => {
  const partId = 100 + given.id;
  return {
    page: {
      id: given.id,
      key: given.key,
      resourceId: given.resourceId ?? null,
      page: partId,
      ...layoutParts,
      top: given.withoutTop ? null : layoutParts.top,
    },
    part: {
      id: partId,
      type: "page",
      contents: {
        ko: { html: given.html.ko, style: given.style },
        en: { html: given.html.en, style: given.style },
      },
    },
  };
};

import type { Localized } from "#shared/language.ts";
import type { SeedPage, SeedPart } from "#shared/seed-types.ts";

/** The parts of the default layout, which most pages use. */
export const layoutParts = { top: 1, left: 2, right: 3, bottom: 4 } as const;

type PageFields = {
  id: number;
  key: string;
  resourceId?: number;
  html: Localized;
  style: string;
  /** Leaves out the announcement above the page, for landing pages. */
  withoutTop?: boolean;
};

/** A page with its single authored part. */
export type AuthoredPage = { page: SeedPage; part: SeedPart };

/** Creates a page of one authored part in the default layout. */
export const authoredPage = (given: PageFields): AuthoredPage => {
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

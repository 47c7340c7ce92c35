import { asc, inArray } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { languages, partContents, parts } from "#database/schema/content.ts";
import type { Zone } from "#shared/seed-types.ts";

/** The contract's PagePart: the authored content of one zone, in all its languages. */
export type PagePart = {
  id: number;
  type: Zone;
  partContents: { languageId: number; contents: string; meta: { style?: string } }[];
};

/** Returns the parts with these ids, in the requested order; unknown ids are left out. */
export async function loadParts(database: Database, ids: number[]): Promise<PagePart[]> {
  if (ids.length === 0) return [];
  const [partRows, contentRows, languageRows] = await Promise.all([
    database.select().from(parts).where(inArray(parts.id, ids)),
    database.select().from(partContents).where(inArray(partContents.partId, ids)),
    database.select().from(languages).orderBy(asc(languages.id)),
  ]);
  const partById = new Map(partRows.map((part) => [part.id, part]));
  return ids.flatMap((id) => {
    const part = partById.get(id);
    if (!part) return [];
    const contents = languageRows.flatMap((language) =>
      contentRows
        .filter((content) => content.partId === id && content.language === language.code)
        .map(({ html, style }) => ({
          languageId: language.id,
          contents: html,
          meta: style === null ? {} : { style },
        })),
    );
    return [{ id, type: part.type, partContents: contents }];
  });
}

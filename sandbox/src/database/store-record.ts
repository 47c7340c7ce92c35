import { records } from "#database/schema/collected.ts";
import type { RecordKind } from "#shared/collected-kinds.ts";
import type { Database } from "./open-database.ts";

/** Stores a record sent by a visitor's browser, for the controls to read. */
export async function storeRecord(
  database: Database,
  kind: RecordKind,
  body: Record<string, unknown>,
  receivedAt: Date,
): Promise<void> {
  await database.insert(records).values({ kind, body, receivedAt });
}

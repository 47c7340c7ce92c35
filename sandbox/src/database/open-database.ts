import { mkdir } from "node:fs/promises";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleNodePostgres } from "drizzle-orm/node-postgres";
import { migrate as migrateNodePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { claimFolder } from "./claim-folder.ts";

export const migrationsFolder = path.join(import.meta.dirname, "migrations");
const migrations = { migrationsFolder };

/** A database on either of the two engines, or a transaction in one. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = { database: Database; close(): Promise<void> };

/** Opens and migrates the PostgreSQL at `url`. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url });
  // The pool replaces an idle connection that breaks; without a listener, its error would end the process.
  pool.on("error", (error) => console.error("an idle database connection broke", error));
  const database = drizzleNodePostgres(pool);
  await migrateNodePostgres(database, migrations);
  return { database, close: () => pool.end() };
}

/** Opens and migrates a PGlite in a folder. Throws `FolderInUseError` if another process has it open. */
export async function openPgliteFolder(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const release = await claimFolder(folder);
  const opened = await openPglite(new PGlite(path.join(folder, "pglite")));
  return {
    database: opened.database,
    async close() {
      await opened.close();
      await release();
    },
  };
}

/**
 * Opens and migrates a PGlite that lives as long as the process: empty, or with the files returned by another's `dump`.
 */
export async function openPgliteInMemory(files?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = new PGlite(files === undefined ? {} : { loadDataDir: files });
  return { ...(await openPglite(client)), dump: () => client.dumpDataDir("none") };
}

async function openPglite(client: PGlite): Promise<OpenDatabase> {
  readRequestsBetween(client);
  const database = drizzlePglite(client);
  await migratePglite(database, migrations);
  return { database, close: () => client.close() };
}

/**
 * Lets the event loop read what has arrived between two queries or transactions. An embedded database answers within
 * the same turn of the event loop: under load the clients being served would be served again and again, while the
 * requests of others stay unread for seconds.
 */
function readRequestsBetween(client: PGlite): void {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = () => {
    turn = turn.then(() => nextTurn());
    return turn;
  };
  const [query, transaction] = [client.query.bind(client), client.transaction.bind(client)];
  client.query = async <Row>(...given: Parameters<typeof client.query>) => {
    await inTurn();
    return query<Row>(...given);
  };
  client.transaction = async <Result>(work: Parameters<typeof client.transaction<Result>>[0]) => {
    await inTurn();
    return transaction<Result>(work);
  };
}

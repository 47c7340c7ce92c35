import type { OpenDatabase } from "#database/open-database.ts";
import { createProviderKeys } from "#providers/provider-keys.ts";
import { writePeople } from "#seed/write-people.ts";
import { writeSeed } from "#seed/write-seed.ts";
import { createClock } from "#shared/clock.ts";
import type { Seed } from "#shared/seed-types.ts";
import { parseConfig } from "../config.ts";
import { createSandbox } from "../create-sandbox.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { testSeed } from "./test-seed.ts";

/** The stopped time of every test sandbox: 00:30 on 21 November 2026 in Seoul, still the 20th in UTC and in Hawaii. */
export const TEST_NOW = new Date("2026-11-21T00:30:00+09:00");

export type Answer = { status: number; headers: Headers; body: unknown };

/**
 * Opens a sandbox on an empty database, by default in memory, with the seed planted and the clock stopped at
 * `TEST_NOW`.
 */
export async function openTestSandbox({
  seed = testSeed,
  dataFolder = "no-such-folder",
  settings = {},
  openDatabase = openTestDatabase,
}: {
  seed?: Seed;
  dataFolder?: string;
  settings?: Record<string, string>;
  openDatabase?: () => Promise<OpenDatabase>;
} = {}) {
  const { database, close } = await openDatabase();
  await writeSeed(database, seed);
  await writePeople(database, seed.people, TEST_NOW);
  const clock = createClock();
  clock.stopAt(TEST_NOW);
  const config = parseConfig({
    MEDIA_ORIGIN: "https://media.test",
    SANDBOX_DATA: dataFolder,
    ...settings,
  });
  const keys = createProviderKeys();
  const { app, control, messenger, loyalty, cardGateway, recorders } = createSandbox(
    { database, clock, config, seed, pictures: new Map() },
    keys,
  );

  return {
    app,
    messenger,
    loyalty,
    cardGateway,
    recorders,
    config,
    keys,
    database,
    clock,
    close,
    get: (path: string, headers: Record<string, string> = {}) => ask(app, "GET", `/api${path}`, { headers }),
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      ask(app, "POST", `/api${path}`, { body, headers }),
    put: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      ask(app, "PUT", `/api${path}`, { body, headers }),
    control: (method: string, path: string, body?: unknown) => ask(control, method, path, { body }),
  };
}

export type TestSandbox = Awaited<ReturnType<typeof openTestSandbox>>;

type Requestable = { request(path: string, init: RequestInit): Response | Promise<Response> };

async function ask(
  app: Requestable,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> },
): Promise<Answer> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await app.request(path, { method, headers, ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}

/** Returns the `data` of a response. Throws if its status is not 200. */
export function dataOf<Data>({ status, body }: Answer): Data {
  if (status !== 200) throw new Error(`Returned ${status} ${JSON.stringify(body)}`);
  return (body as { data: Data }).data;
}

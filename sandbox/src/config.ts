import path from "node:path";
import { z } from "zod";

const origin = z.url({ protocol: /^https?$/ });

/** Every setting; `README.md` explains them. */
export const environmentSchema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_530).default(4100),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SANDBOX_DATA: z
    .string()
    .min(1)
    .default(path.resolve(import.meta.dirname, "../../.yeoul")),
  SANDBOX_MEDIA: z.string().min(1).optional(),
  MEDIA_ORIGIN: origin.optional(),
  MESSENGER_ORIGIN: origin.optional(),
  LOYALTY_ORIGIN: origin.optional(),
  GATEWAY_ORIGIN: origin.optional(),
  RECORDERS_ORIGIN: origin.optional(),
  GATEWAY_TIMEOUT_MS: z.coerce.number().int().min(1).max(60_000).default(10_000),
  PUBLIC_ORIGIN: origin.default("http://localhost:3000"),
  SANDBOX_HOUSE: z
    .string()
    .regex(/^[^,]+,[^,]+$/, "must be a name in Korean, a comma, and one in English")
    .optional(),
  PUBLISH_SECRET: z.string().startsWith("whsec_").optional(),
  STAFF_TOKEN: z.string().min(1).default("sandbox-staff"),
  SANDBOX_CONTROL: z.enum(["on", "off"]).optional(),
  NODE_ENV: z.string().optional(),
});

export type Config = {
  port: number;
  /** The port of the controls, one above the back end's; `null` when they are switched off. */
  controlPort: number | null;
  /** A PostgreSQL address; without one the database is a PGlite folder under `dataFolder`. */
  databaseUrl: string | undefined;
  /** Absolute path of the database's folder. */
  dataFolder: string;
  /** Absolute path of the folder of the rendered pictures; sandboxes with different data folders may share it. */
  mediaFolder: string;
  /** Replaces `{media}` in every response; without a trailing slash, like all origins here. */
  mediaOrigin: string;
  /** Origin of the web application, to which logins and payments return. */
  publicOrigin: string;
  /** What the house is called in place of its own name, in Korean and in English. */
  house: { ko: string; en: string } | undefined;
  /** Signs the publication notices sent to the web application; without it none are sent. */
  publishSecret: string | undefined;
  /** With which staff store and publish pages. */
  staffToken: string;
  /** The messenger's login and channel page, the loyalty programme's login, the card gateway's payment window. */
  messenger: { port: number; origin: string };
  loyalty: { port: number; origin: string };
  gateway: {
    port: number;
    origin: string;
    /** How long the back end waits for the gateway's response before it net-cancels the payment. */
    timeoutMs: number;
  };
  /** The stand-ins of the ad platforms' scripts and of the messenger's SDK. */
  recorders: { port: number; origin: string };
};

/** Parses the settings described in `README.md`; an empty variable counts as not set. Throws a ZodError. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const settings = environmentSchema.parse(given);
  // A host name different from the web application's, so that browsers treat them as other sites, as in production.
  const beside = (steps: number, given: string | undefined) => {
    const port = settings.SANDBOX_PORT + steps;
    return { port, origin: withoutSlash(given ?? `http://127.0.0.1:${port}`) };
  };
  const control = settings.SANDBOX_CONTROL ?? (settings.NODE_ENV === "production" ? "off" : "on");
  return {
    port: settings.SANDBOX_PORT,
    controlPort: control === "on" ? settings.SANDBOX_PORT + 1 : null,
    databaseUrl: settings.DATABASE_URL,
    dataFolder: path.resolve(settings.SANDBOX_DATA),
    mediaFolder: path.resolve(settings.SANDBOX_MEDIA ?? path.join(settings.SANDBOX_DATA, "media")),
    mediaOrigin: withoutSlash(settings.MEDIA_ORIGIN ?? `http://localhost:${settings.SANDBOX_PORT}`),
    publicOrigin: withoutSlash(settings.PUBLIC_ORIGIN),
    house: toHouse(settings.SANDBOX_HOUSE),
    publishSecret: settings.PUBLISH_SECRET,
    staffToken: settings.STAFF_TOKEN,
    messenger: beside(2, settings.MESSENGER_ORIGIN),
    loyalty: beside(3, settings.LOYALTY_ORIGIN),
    gateway: { ...beside(4, settings.GATEWAY_ORIGIN), timeoutMs: settings.GATEWAY_TIMEOUT_MS },
    recorders: beside(5, settings.RECORDERS_ORIGIN),
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

function toHouse(names: string | undefined): Config["house"] {
  const [ko, en] = (names ?? "").split(",").map((name) => name.trim());
  return ko && en ? { ko, en } : undefined;
}

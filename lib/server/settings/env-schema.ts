import { z } from "zod";
import { isNetwork } from "@/lib/server/request/client-address";
import { shareLogins } from "@/lib/share/share-mark";
import { adPlatforms } from "@/lib/tracking/ad-platforms/ad-platforms";
import type { AdSwitch } from "@/lib/tracking/ad-platforms/ad-settings";

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => !URL.canParse(value) || new URL(value).pathname === "/",
    "must be an origin: scheme and host, no path",
  )
  .transform((value) => new URL(value).origin);

/** Entries between commas. */
const list = z
  .string()
  .default("")
  .transform((value) => value.split(",").map((entry) => entry.trim()))
  .transform((entries) => entries.filter((entry) => entry !== ""));

const hostList = list.transform((hosts) => hosts.map((host) => host.toLowerCase()));

const originList = list.pipe(z.array(origin));

/** Addresses and networks; `undefined` where none is named. */
const networkList = hostList
  .pipe(z.array(z.string().refine(isNetwork, "must be addresses or networks such as 10.0.3.0/24")))
  .transform((networks) => (networks.length === 0 ? undefined : networks));

/** Widths in pixels, sorted in ascending order; `none` for a media server that serves whole pictures only. */
const widthList = z
  .string()
  .regex(/^\s*(?:none|\d{2,4}(?:\s*,\s*\d{2,4})*)\s*$/, "must be widths in pixels, or none")
  .default("320,640,960,1280")
  .transform((value) => (value.trim() === "none" ? [] : value.split(",").map(Number)))
  .transform((widths) => widths.toSorted((a, b) => a - b));

/** Secrets in the format of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
const webhookSecrets = list.pipe(
  z
    .array(
      z.string().regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, "must be whsec_ and 24 to 64 bytes in base64"),
    )
    .max(2, "must be one secret, or two during a rotation"),
);

const redisAddress = z.url({
  protocol: /^rediss?$/,
  error: "must be redis:// or rediss://, a host and a port",
});

/** Origin of Kakao's login; its channel and account pages have other hosts. */
const KAKAO_LOGIN = "https://kauth.kakao.com";

/** `{version}` or `{version} {integrity}`: both change together, because a script with another hash does not run. */
const sdkVersion = z
  .string()
  .regex(
    /^\d+\.\d+\.\d+(?: sha384-[A-Za-z0-9+/]{64})?$/,
    "must be a version, or a version, a space and its sha384 hash",
  )
  .transform((value) => {
    const [version = "", integrity] = value.split(" ");
    return { version, integrity };
  });

/** The content of the verification tag that a search engine's console issues. */
const verification = z
  .string()
  .regex(/^[\w.-]{8,128}$/, "must be only the value of the tag's content attribute")
  .optional();

const onOff = z.enum(["on", "off"]).default("on");

/** For each ad platform a switch, and the origin of its script. */
const adSettings = Object.fromEntries(
  adPlatforms.flatMap(({ setting, script }) => [
    [setting, onOff],
    [`${setting}_ORIGIN`, origin.default(script.origin)],
  ]),
  // The compiler does not follow names through a list.
) as Record<AdSwitch, typeof onOff> & Record<`${AdSwitch}_ORIGIN`, z.ZodDefault<typeof origin>>;

const KAKAO_SDK = "2.8.3 sha384-oroumrnFVE0xtgqyDZJARgERibXg2C28380uaUZz2kHDS5CR7tu20eGiOU6GkTpy";

/**
 * Every setting of the web application. `.env.example` lists them with their meaning (R12.5).
 * `SESSION_SECRET`, and the hosts that pages may use, are required in production only.
 */
export const envSchema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    HOST: z.union([z.ipv4(), z.ipv6()], "must be an IP address of this machine").optional(),
    TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(0),
    TRUSTED_PROXIES: networkList,
    PAGE_STORE_MB: z.coerce.number().int().min(8).max(4_096).default(128),
    LISTENER_THREAD: onOff,
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(5),
    BACKEND_ORIGIN: origin.default("http://localhost:4100"),
    PUBLIC_ORIGIN: origin.optional(),
    BRAND: z
      .string()
      .regex(/^(?:[a-z][a-z0-9-]*|\/.+)$/, "must be the name of a brand or the absolute path of its folder")
      .default("default"),
    HSTS_SUBDOMAINS: z.enum(["on", "off"]).default("off"),
    MEDIA_ORIGIN: origin.optional(),
    MEDIA_WIDTHS: widthList,
    REDIS_URL: redisAddress.optional(),
    PUBLISH_SECRET: webhookSecrets,
    CONTENT_HOURS: z.coerce.number().gt(0, "must be more than 0").max(24).optional(),
    SEARCH_ENGINES: onOff,
    SECURITY_CONTACT: z
      .string()
      .regex(
        /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/,
        "must be mailto:, tel: or an https address",
      )
      .optional(),
    WORKBENCH_SECRET: z
      .string()
      .refine((value) => Buffer.byteLength(value) >= 24, "must be 24 bytes or more")
      .optional(),
    WORKBENCH_TOKEN: z
      .string()
      .regex(/^[\w.~+/-]+=*$/, "must be a bearer token (RFC 6750)")
      .optional(),
    DRAFT_HOURS: z.coerce.number().gt(0, "must be more than 0").max(720).default(24),
    NAVER_VERIFICATION: verification,
    GOOGLE_VERIFICATION: verification,
    INDEXNOW_KEY: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and dashes")
      .optional(),
    INDEXNOW_ENDPOINT: z.url({ protocol: /^https?$/ }).default("https://searchadvisor.naver.com/indexnow"),
    CONTENT_HOSTS: z.enum(["named", "any"]).default("named"),
    MEDIA_HOSTS: hostList,
    GATEWAY_ORIGINS: originList,
    REDIRECT_HOSTS: hostList,
    MESSENGER_ORIGIN: origin.default(KAKAO_LOGIN),
    MESSENGER_LOGIN: z.enum(["forced", "silent"]).default("forced"),
    SHARE_LOGIN: z.enum(shareLogins).default("required"),
    MESSENGER_SDK_ORIGIN: origin.default("https://t1.kakaocdn.net"),
    MESSENGER_SDK: sdkVersion.prefault(KAKAO_SDK),
    ...adSettings,
    LOYALTY_ORIGIN: origin.optional(),
    LOYALTY_CLIENT_ID: z.string().min(1).default("web"),
    LOYALTY_SITE: origin.optional(),
    LOGIN_PROBE: onOff,
    SESSION_SECRET: z
      .string()
      .refine((value) => Buffer.byteLength(value) >= 32, "must be 32 bytes or more")
      .optional(),
  })
  .refine((env) => env.NODE_ENV !== "production" || env.SESSION_SECRET !== undefined, {
    path: ["SESSION_SECRET"],
    message: "is required in production",
    // Also checked when another setting is wrong, so that all errors are reported at once.
    when: () => true,
  })
  .refine((env) => env.CONTENT_HOURS === undefined || env.PUBLISH_SECRET.length > 0, {
    path: ["CONTENT_HOURS"],
    message: "needs PUBLISH_SECRET, with which the back end announces every change",
    when: () => true,
  })
  .refine((env) => env.LISTENER_THREAD === "on" || env.METRICS_PORT === undefined, {
    path: ["LISTENER_THREAD"],
    message: "must be on where METRICS_PORT is set: each thread records figures of its own",
    when: () => true,
  })
  .check(({ value: env, issues }) => {
    if (env.NODE_ENV !== "production" || env.CONTENT_HOSTS === "any") return;
    for (const name of ["MEDIA_HOSTS", "GATEWAY_ORIGINS"] as const) {
      if (env[name].length > 0) continue;
      const message = "is required in production, unless CONTENT_HOSTS is any";
      issues.push({ code: "custom", path: [name], message, input: env[name] });
    }
  })
  .transform((env) => {
    const isKakao = env.MESSENGER_ORIGIN === KAKAO_LOGIN;
    return {
      ...env,
      PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
      /** Where the messenger shows a channel, and where guests manage their messenger account. */
      CHANNEL_ORIGIN: isKakao ? "https://pf.kakao.com" : env.MESSENGER_ORIGIN,
      ACCOUNT_PAGE: isKakao
        ? "https://accounts.kakao.com/weblogin/account"
        : `${env.MESSENGER_ORIGIN}/account`,
      LOYALTY_SITE: env.LOYALTY_SITE ?? env.LOYALTY_ORIGIN ?? "https://www.hyatt.com",
    };
  });

export type Env = z.infer<typeof envSchema>;

/** Parses the settings. Throws an `Error` whose message names everything that is wrong, one line each. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`These settings are wrong:\n${lines.join("\n")}\nEach is explained in .env.example.`);
}

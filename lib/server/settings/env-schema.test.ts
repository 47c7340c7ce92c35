import { readFileSync } from "node:fs";
import * as util from "node:util";
import { envSchema, parseEnv } from "@/lib/server/settings/env-schema";
import { adPlatforms } from "@/lib/tracking/ad-platforms/ad-platforms";

const SECRET = "x".repeat(32);

test("development needs no setting of the installation (R12.5)", () => {
  expect(parseEnv({})).toEqual({
    NODE_ENV: "development",
    PORT: 3000,
    BACKEND_ORIGIN: "http://localhost:4100",
    PUBLIC_ORIGIN: "http://localhost:3000",
    BRAND: "default",
    MEDIA_ORIGIN: undefined,
    MEDIA_WIDTHS: [320, 640, 960, 1280],
    PUBLISH_SECRET: [],
    CONTENT_HOURS: undefined,
    SEARCH_ENGINES: "on",
    WORKBENCH_SECRET: undefined,
    DRAFT_HOURS: 24,
    NAVER_VERIFICATION: undefined,
    GOOGLE_VERIFICATION: undefined,
    INDEXNOW_KEY: undefined,
    INDEXNOW_ENDPOINT: "https://searchadvisor.naver.com/indexnow",
    CONTENT_HOSTS: "named",
    MEDIA_HOSTS: [],
    GATEWAY_ORIGINS: [],
    REDIRECT_HOSTS: [],
    SESSION_SECRET: undefined,
    MESSENGER_ORIGIN: "https://kauth.kakao.com",
    CHANNEL_ORIGIN: "https://pf.kakao.com",
    HSTS_SUBDOMAINS: "off",
    OTEL_TRACES_SAMPLER_ARG: 1,
    LISTENER_THREAD: "on",
    DRAIN_SECONDS: 5,
    PAGE_STORE_MB: 128,
    TRUSTED_HOPS: 0,
    ACCOUNT_PAGE: "https://accounts.kakao.com/weblogin/account",
    LOYALTY_ORIGIN: undefined,
    LOYALTY_CLIENT_ID: "web",
    LOYALTY_SITE: "https://www.hyatt.com",
    LOGIN_PROBE: "on",
    MESSENGER_LOGIN: "forced",
    SHARE_LOGIN: "required",
    MESSENGER_SDK_ORIGIN: "https://t1.kakaocdn.net",
    MESSENGER_SDK: { version: "2.8.3", integrity: expect.stringMatching(/^sha384-[A-Za-z0-9+/]{64}$/) },
    ...Object.fromEntries(
      adPlatforms.flatMap(({ setting, script }) => [
        [setting, "on"],
        [`${setting}_ORIGIN`, script.origin],
      ]),
    ),
  });
});

test("the settings accept a version of the messenger's script with or without its hash (R4.8)", () => {
  const hash = `sha384-${"A".repeat(64)}`;
  expect(parseEnv({ MESSENGER_SDK: `2.7.7 ${hash}` }).MESSENGER_SDK).toEqual({
    version: "2.7.7",
    integrity: hash,
  });
  expect(parseEnv({ MESSENGER_SDK: "2.7.7" }).MESSENGER_SDK).toEqual({
    version: "2.7.7",
    integrity: undefined,
  });
  expect(() => parseEnv({ MESSENGER_SDK: "2.7.7 sha384-short" })).toThrow(/MESSENGER_SDK/);
});

test("the widths of a media server are sorted in ascending order, and may be missing", () => {
  expect(parseEnv({ MEDIA_WIDTHS: "1600, 400" }).MEDIA_WIDTHS).toEqual([400, 1600]);
  expect(parseEnv({ MEDIA_WIDTHS: "none" }).MEDIA_WIDTHS).toEqual([]);
  for (const wrong of ["wide", "400,", "0", "1.5"])
    expect(() => parseEnv({ MEDIA_WIDTHS: wrong })).toThrow(/MEDIA_WIDTHS/);
});

test("an empty setting counts as not set (R12.5)", () => {
  expect(parseEnv({ PORT: "", BACKEND_ORIGIN: "", MEDIA_ORIGIN: "", SESSION_SECRET: "" })).toEqual(
    parseEnv({}),
  );
});

test("channel, account and loyalty addresses are derived from a custom messenger and loyalty origin (R12.5)", () => {
  const env = parseEnv({
    MESSENGER_ORIGIN: "http://127.0.0.1:4102",
    LOYALTY_ORIGIN: "http://127.0.0.1:4103",
  });
  expect(env).toMatchObject({
    CHANNEL_ORIGIN: "http://127.0.0.1:4102",
    ACCOUNT_PAGE: "http://127.0.0.1:4102/account",
    LOYALTY_SITE: "http://127.0.0.1:4103",
  });
});

test("the public origin follows the port (R12.5)", () => {
  expect(parseEnv({ PORT: "3400" }).PUBLIC_ORIGIN).toBe("http://localhost:3400");
});

test("the settings normalise origins and split host lists (R12.5)", () => {
  const env = parseEnv({
    PUBLIC_ORIGIN: "https://Dining.test:443/",
    MEDIA_ORIGIN: "https://media.test:8443",
    REDIRECT_HOSTS: " Hotel.test, ,kakao.com ",
  });
  expect(env.PUBLIC_ORIGIN).toBe("https://dining.test");
  expect(env.MEDIA_ORIGIN).toBe("https://media.test:8443");
  expect(env.REDIRECT_HOSTS).toEqual(["hotel.test", "kakao.com"]);
});

test.each([
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["PORT", "many"],
  ["NODE_ENV", "staging"],
  ["BACKEND_ORIGIN", "localhost:4100"],
  ["BACKEND_ORIGIN", "ftp://backend.test"],
  ["BACKEND_ORIGIN", "https://backend.test/api"],
  ["PUBLIC_ORIGIN", "dining.test"],
  ["MEDIA_ORIGIN", "javascript:alert(1)"],
  ["SESSION_SECRET", "x".repeat(31)],
])("the setting %s=%s is rejected, and named (R12.5)", (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(
    new RegExp(`^These settings are wrong:\\n {2}${name}: .+\\n`),
  );
});

test.each([
  ["PORT", "1"],
  ["PORT", "65535"],
  ["SESSION_SECRET", SECRET],
  ["SESSION_SECRET", "여".repeat(11)],
])("the setting %s=%s is accepted (R12.5)", (name, value) => {
  expect(() => parseEnv({ [name]: value })).not.toThrow();
});

/** What production requires. */
const required = {
  NODE_ENV: "production",
  SESSION_SECRET: SECRET,
  MEDIA_HOSTS: "media.test",
  GATEWAY_ORIGINS: "https://pay.test",
};

test("only production requires a session secret (R12.5)", () => {
  expect(() => parseEnv({ ...required, SESSION_SECRET: "" })).toThrow(
    "SESSION_SECRET: is required in production",
  );
  expect(parseEnv(required).SESSION_SECRET).toBe(SECRET);
  expect(parseEnv({ NODE_ENV: "test" }).SESSION_SECRET).toBeUndefined();
});

test.each(["MEDIA_HOSTS", "GATEWAY_ORIGINS"])(
  "production starts without %s only where it says that any host will do (R12.5)",
  (name) => {
    const without = { ...required, [name]: "" };
    expect(() => parseEnv(without)).toThrow(
      `${name}: is required in production, unless CONTENT_HOSTS is any`,
    );
    expect(parseEnv({ ...without, CONTENT_HOSTS: "any" })).toMatchObject({ [name]: [] });
    expect(parseEnv({ ...without, NODE_ENV: "test" })).toMatchObject({ [name]: [] });
  },
);

test.each([
  ["mailto:security@dining.test", true],
  ["https://dining.test/security", true],
  ["tel:+82-2-000-0000", true],
  ["security@dining.test", false],
  ["http://dining.test", false],
  ["https://dining.test/a\nCanonical: https://other.test", false],
])("the security contact %j is accepted: %s", (SECURITY_CONTACT, isAccepted) => {
  if (isAccepted) expect(parseEnv({ SECURITY_CONTACT })).toMatchObject({ SECURITY_CONTACT });
  else expect(() => parseEnv({ SECURITY_CONTACT })).toThrow("SECURITY_CONTACT");
});

test("all wrong settings are reported at once, including a missing secret (R12.5)", () => {
  const wrong = {
    NODE_ENV: "production",
    PORT: "x",
    BACKEND_ORIGIN: "x",
    PUBLIC_ORIGIN: "x",
    MEDIA_ORIGIN: "x",
  };
  const message = messageOf(() => parseEnv(wrong));
  const named = [...message.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(
    new Set(["PORT", "BACKEND_ORIGIN", "PUBLIC_ORIGIN", "MEDIA_ORIGIN", "SESSION_SECRET"]),
  );
});

test("an invalid secret is not printed (R12.5)", () => {
  expect(messageOf(() => parseEnv({ SESSION_SECRET: "hunter2" }))).not.toContain("hunter2");
});

function messageOf(work: () => unknown): string {
  try {
    work();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

test.each([
  { INDEXNOW_KEY: "short" },
  { INDEXNOW_KEY: "with/slash-123" },
  { NAVER_VERIFICATION: '<meta name="naver-site-verification">' },
])("the setting %j is rejected (R11.2)", (setting) => {
  expect(() => parseEnv(setting)).toThrow(Object.keys(setting)[0]);
});

test("the listener shares a thread only where nobody reads the figures of both", () => {
  expect(() => parseEnv({ LISTENER_THREAD: "off", METRICS_PORT: "9464" })).toThrow(
    "LISTENER_THREAD: must be on",
  );
  expect(parseEnv({ LISTENER_THREAD: "off" }).LISTENER_THREAD).toBe("off");
});

test("content is fresh for hours only where the back end announces what changed (R11.3)", () => {
  expect(() => parseEnv({ CONTENT_HOURS: "2" })).toThrow("CONTENT_HOURS: needs PUBLISH_SECRET");
  const PUBLISH_SECRET = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
  expect(parseEnv({ CONTENT_HOURS: "2", PUBLISH_SECRET }).CONTENT_HOURS).toBe(2);
});

test(".env.example lists every setting with its default and what it does (R12.5)", () => {
  const text = readFileSync(".env.example", "utf8");
  const example = util.parseEnv(text);
  expect(Object.keys(example).sort()).toEqual(Object.keys(envSchema.in.shape).sort());
  expect(parseEnv({ ...example, NODE_ENV: undefined })).toEqual(parseEnv({}));
  // A setting without a line of its own is the second of a pair: a switch and its origin, two engines.
  const unexplained = [...text.matchAll(/(?<!^#.*)\n(\w+)=/gm)].map(([, name]) => name);
  expect(unexplained).toEqual([
    "GOOGLE_VERIFICATION",
    "KAKAO_PIXEL_ORIGIN",
    "NAVER_WCS_ORIGIN",
    "META_PIXEL_ORIGIN",
    "GOOGLE_TAG_ORIGIN",
  ]);
});

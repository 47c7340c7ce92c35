import { createHash } from "node:crypto";
import { authorizeAddress, newCodeVerifier, newState, readReturn } from "@/lib/account/login-attempt";
import type { Provider } from "@/lib/base/ids";

jest.mock("@/lib/cms/site/loaders", () => ({ loadSetting: jest.fn() }));

const client = {
  server: { issuer: "https://login.test", authorization_endpoint: "https://login.test/oauth/authorize" },
  client: { client_id: "our-key" },
};
const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

test.each<[Provider, string | undefined]>([
  ["kakao", undefined],
  ["kakao", "none"],
  ["hyatt", "login"],
])(
  "the address of %s with prompt %j has state, nonce and PKCE challenge of its attempt",
  async (provider, prompt) => {
    const codeVerifier = newCodeVerifier();
    const state = newState();
    const attempt = {
      state,
      codeVerifier,
      provider,
      purpose: "login",
      returnTo: "/book",
      isSilent: prompt === "none",
      isForced: false,
      thenBind: false,
    } as const;
    const { origin, pathname, searchParams } = new URL(await authorizeAddress(client, attempt, prompt));
    expect([origin, pathname]).toEqual(["https://login.test", "/oauth/authorize"]);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: "our-key",
      redirect_uri: `http://localhost:3000/auth/${provider}/callback`,
      response_type: "code",
      state,
      nonce: sha256(`nonce.${codeVerifier}`),
      code_challenge: sha256(codeVerifier),
      code_challenge_method: "S256",
      ...(prompt === undefined ? {} : { prompt }),
      ...(provider === "hyatt" ? { scope: "openid" } : {}),
    });
  },
);

describe("the provider of a login", () => {
  const settings = {
    MESSENGER_ORIGIN: "https://messenger.test",
    LOYALTY_ORIGIN: "https://loyalty.test",
    LOYALTY_CLIENT_ID: "loyalty-key",
  };
  const load = async (provider: Provider, given: Partial<typeof settings>, clientId: string | undefined) => {
    jest.resetModules();
    jest.replaceProperty(process, "env", { ...process.env, ...given });
    const fresh = await import("@/lib/account/login-attempt");
    const { loadSetting } = await import("@/lib/cms/site/loaders");
    jest
      .mocked<(key: "kakao_info") => Promise<unknown>>(loadSetting)
      .mockImplementation(async (key) =>
        key === "kakao_info" && clientId !== undefined ? { client_id: clientId } : undefined,
      );
    return fresh.loadProvider(provider);
  };
  afterEach(() => jest.resetModules());

  test("the messenger has its own origin, and the client id from the channel's setting (R3.1)", async () => {
    expect(await load("kakao", settings, "channel-key")).toEqual({
      server: {
        issuer: "https://messenger.test",
        authorization_endpoint: "https://messenger.test/oauth/authorize",
      },
      client: { client_id: "channel-key" },
    });
  });

  test("the loyalty programme has its own origin and client id (R3.1)", async () => {
    expect(await load("hyatt", settings, "channel-key")).toEqual({
      server: {
        issuer: "https://loyalty.test",
        authorization_endpoint: "https://loyalty.test/oauth/authorize",
      },
      client: { client_id: "loyalty-key" },
    });
  });

  test.each<[Provider, Partial<typeof settings>, string | undefined]>([
    ["kakao", settings, undefined],
    ["hyatt", {}, "channel-key"],
  ])("%s is undefined when it is not configured (R12.3)", async (provider, given, clientId) => {
    expect(await load(provider, given, clientId)).toBeUndefined();
  });
});

describe("the provider's response", () => {
  const state = newState();
  const read = (query: Record<string, string>) => readReturn(client, new URLSearchParams(query), state);

  test("with a code for this attempt is accepted", () => {
    expect(read({ code: "c-1", state })).toEqual({ kind: "code", code: "c-1" });
  });

  test.each([
    ["no code", { state }],
    ["an empty code", { code: "", state }],
    ["no state", { code: "c-1" }],
    ["another attempt's state", { code: "c-1", state: newState() }],
    ["another issuer", { code: "c-1", state, iss: "https://evil.test" }],
  ])("with %s is invalid", (_what, query) => {
    expect(read(query as Record<string, string>)).toEqual({ kind: "refused", error: "invalid" });
  });

  test("with a repeated key is invalid", () => {
    const search = new URLSearchParams([
      ["code", "c-1"],
      ["code", "c-2"],
      ["state", state],
    ]);
    expect(readReturn(client, search, state)).toEqual({ kind: "refused", error: "invalid" });
  });

  test("with an error returns its name (R3.7)", () => {
    expect(read({ error: "login_required", state })).toEqual({ kind: "refused", error: "login_required" });
    expect(read({ error: "access_denied", state: newState() })).toEqual({
      kind: "refused",
      error: "invalid",
    });
  });
});

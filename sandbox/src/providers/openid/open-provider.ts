import { generateKeyPairSync } from "node:crypto";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { interactionPolicy, Provider } from "oidc-provider";
import type { LanguageCode } from "#seed/types.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { createArtifactStore } from "./artifact-store.ts";
import { LANGUAGE_COOKIE, toPageLanguage } from "./page-language.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SESSION_SECONDS = DAY;

/** What one login provider is like: who asks it, whom it knows and what it tells of them. */
export type ProviderSettings = {
  /** Names the cookies: browsers do not tell the ports of one host apart. */
  name: string;
  /** The issuer; pages and endpoints are below it. */
  origin: string;
  client: { id: string; secret: string; redirectUri: string };
  /** The facts of an id token each scope opens; `openid` itself opens none. */
  claims: Record<string, string[]>;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  accounts: {
    /** The facts of the account with this id, or nothing when there is none. */
    find(accountId: string): Promise<Record<string, unknown> | undefined>;
    /** Whether the account's holder has agreed to tell the client. */
    hasConsented(accountId: string): Promise<boolean>;
  };
  /** A whole page for a refusal that must not travel back to the client. */
  showProblem(problem: { error: string; language: LanguageCode }): string | Promise<string>;
};

/** The step of a login that is waiting for its reader. */
export type PendingStep = {
  name: string;
  accountId: string | undefined;
  /** Ends the step with what the reader decided and answers where to send them. */
  finish(result: Record<string, unknown>): Promise<string>;
};

export type OpenIdProvider = ReturnType<typeof openProvider>;

/**
 * An OpenID provider with one client: authorization code with optional PKCE (S256), refresh tokens, signed id tokens.
 * It shows no page of its own: a login that needs its reader leads to `/login/{uid}`, which the caller serves and
 * reads with `readStep`. Codes and tokens end by the system's clock, for the library has no other.
 */
export function openProvider(settings: ProviderSettings) {
  const { name } = settings;
  const store = createArtifactStore();
  const cookies = {
    session: `${name}_session`,
    interaction: `${name}_interaction`,
    resume: `${name}_resume`,
  };
  const scopes = ["openid", ...Object.keys(settings.claims)];

  const provider = createProvider(settings, { store, cookies, scopes });

  const readSession = async (c: Context<SandboxEnv>) => {
    const id = getCookie(c, cookies.session);
    return id === undefined ? undefined : provider.Session.find(id);
  };

  return {
    /** The library's own app, for what a provider changes about its requests and answers. */
    provider,
    scopes,

    /** Answers with the library's endpoints: authorize, token and keys. Works over the wire only. */
    async answer(c: Context<SandboxEnv>): Promise<Response> {
      const { incoming, outgoing } = c.env ?? {};
      if (!incoming || !outgoing) throw new Error("A login provider needs a Node request to answer.");
      await provider.callback()(incoming, outgoing);
      return RESPONSE_ALREADY_SENT;
    },

    /** The account this browser is signed in with. */
    async readAccountId(c: Context<SandboxEnv>): Promise<string | undefined> {
      return (await readSession(c))?.accountId;
    },

    /** Signs this browser in, in place of whoever was. */
    async signIn(c: Context<SandboxEnv>, accountId: string): Promise<void> {
      const session = (await readSession(c)) ?? new provider.Session();
      session.loginAccount({ accountId });
      session.authorizations = undefined;
      await session.save(SESSION_SECONDS);
      setCookie(c, cookies.session, session.jti, {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        maxAge: SESSION_SECONDS,
      });
    },

    async signOut(c: Context<SandboxEnv>): Promise<void> {
      await (await readSession(c))?.destroy();
      deleteCookie(c, cookies.session, { path: "/" });
    },

    /** The step that this browser was sent to `/login/{uid}` for; nothing when it is another browser's or over. */
    async readStep(c: Context<SandboxEnv>, uid: string): Promise<PendingStep | undefined> {
      if (getCookie(c, cookies.interaction) !== uid) return undefined;
      const interaction = await provider.Interaction.find(uid);
      if (!interaction) return undefined;
      return {
        name: interaction.prompt.name,
        accountId: interaction.session?.accountId,
        async finish(result) {
          interaction.result = "error" in result ? result : { ...interaction.lastSubmission, ...result };
          await interaction.persist();
          return interaction.returnTo;
        },
      };
    },

    /** The account a token was given for, while it works. */
    async findAccountOf(accessToken: string): Promise<string | undefined> {
      return (await provider.AccessToken.find(accessToken))?.accountId;
    },

    async endToken(accessToken: string): Promise<void> {
      await (await provider.AccessToken.find(accessToken))?.destroy();
    },

    /** Everybody is signed out and no code or token works any more. */
    clear: store.clear,
  };
}

type Parts = {
  store: ReturnType<typeof createArtifactStore>;
  cookies: { session: string; interaction: string; resume: string };
  scopes: string[];
};

/** The library's provider, set up for one client. */
function createProvider(settings: ProviderSettings, { store, cookies, scopes }: Parts): Provider {
  const { client, accounts } = settings;
  const provider: Provider = new Provider(settings.origin, {
    adapter: store.adapter,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [createSigningKey()] },
    scopes,
    claims: { openid: ["sub"], ...settings.claims },
    cookies: { names: cookies },
    extraParams: ["lang"],
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    routes: {
      authorization: "/oauth/authorize",
      token: "/oauth/token",
      jwks: "/.well-known/jwks.json",
    },
    ttl: {
      AccessToken: settings.accessTokenSeconds,
      AuthorizationCode: 10 * MINUTE,
      Grant: settings.refreshTokenSeconds,
      IdToken: settings.accessTokenSeconds,
      Interaction: HOUR,
      RefreshToken: settings.refreshTokenSeconds,
      Session: SESSION_SECONDS,
    },
    issueRefreshToken: () => true,
    expiresWithSession: () => false,
    // A refresh token is replaced only in its last month.
    rotateRefreshToken: ({ oidc }) => (oidc.entities.RefreshToken?.remainingTTL ?? 0) < 30 * DAY,
    interactions: {
      policy: createPolicy(),
      url: (_, { uid, params }) => `/login/${uid}${params.lang ? `?lang=${params.lang}` : ""}`,
    },
    async renderError(ctx, { error }) {
      const language = toPageLanguage({
        query: ctx.query.lang,
        cookie: ctx.cookies.get(LANGUAGE_COOKIE),
        acceptLanguage: ctx.get("accept-language"),
      });
      ctx.type = "html";
      ctx.body = String(await settings.showProblem({ error, language }));
    },
    async findAccount(_, accountId) {
      const facts = await accounts.find(accountId);
      return facts && { accountId, claims: () => ({ ...facts, sub: accountId }) };
    },
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      if (accountId === undefined || !(await accounts.hasConsented(accountId))) return undefined;
      const grant = new provider.Grant({ clientId: client.id, accountId });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
  });
  return provider;
}

/** A key of this process's own: nobody keeps id tokens for longer. */
function createSigningKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), alg: "ES256", use: "sig", kid: "sandbox" };
}

/** Besides a login and a consent a client may ask for a new account or for another one. */
function createPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "create", requestable: true }), 0);
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 1);
  const missingScopes = policy.get("consent")?.checks.get("op_scopes_missing");
  if (missingScopes) missingScopes.description = "user consent required";
  return policy;
}

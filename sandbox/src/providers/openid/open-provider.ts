import { generateKeyPairSync } from "node:crypto";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { interactionPolicy, Provider } from "oidc-provider";
import type { LanguageCode } from "#shared/language.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { createArtifactStore } from "./artifact-store.ts";
import { LANGUAGE_COOKIE, toPageLanguage } from "./page-language.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SESSION_SECONDS = DAY;

/** Settings of a login provider: its client, its accounts and their claims. */
export type ProviderSettings = {
  /** Prefix of the cookie names: cookies are shared by all ports of a host. */
  name: string;
  /** The issuer; pages and endpoints are below it. */
  origin: string;
  client: { id: string; secret: string; redirectUri: string };
  /** The id token claims of each scope; `openid` itself adds none but `sub`. */
  claims: Record<string, string[]>;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  accounts: {
    /** Returns the claims of the account with this id; `undefined` if there is none. */
    find(accountId: string): Promise<Record<string, unknown> | undefined>;
    /** Returns whether the account's holder has consented to share the claims with the client. */
    hasConsented(accountId: string): Promise<boolean>;
  };
  /** Renders a complete page for a refusal that must not be sent back to the client. */
  showProblem(problem: { error: string; language: LanguageCode }): string | Promise<string>;
};

/** A login step that waits for the guest's input. */
export type PendingStep = {
  name: string;
  accountId: string | undefined;
  /** Ends the step with the guest's decision and returns the address to redirect to. */
  finish(result: Record<string, unknown>): Promise<string>;
};

export type OpenIdProvider = ReturnType<typeof openProvider>;

/**
 * Creates an OpenID provider with one client: authorization code with optional PKCE (S256), refresh tokens, signed id
 * tokens. It renders no pages: a login that needs input redirects to `/login/{uid}`, which the caller serves and reads
 * with `readStep`. Codes and tokens expire by the system's clock, as the library supports no other.
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
    /** The library's app, for providers that change its requests and responses. */
    provider,
    scopes,

    /** Serves the library's endpoints: authorize, token and keys. Throws without a real Node request. */
    async answer(c: Context<SandboxEnv>): Promise<Response> {
      const { incoming, outgoing } = c.env ?? {};
      if (!incoming || !outgoing) throw new Error("A login provider needs a Node request to answer.");
      await provider.callback()(incoming, outgoing);
      return RESPONSE_ALREADY_SENT;
    },

    /** Returns the id of the account this browser is signed in with. */
    async readAccountId(c: Context<SandboxEnv>): Promise<string | undefined> {
      return (await readSession(c))?.accountId;
    },

    /** Signs this browser in, replacing any other account. */
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

    /** Returns this browser's step at `/login/{uid}`; `undefined` if it is another browser's or over. */
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

    /** Returns the id of the account of a valid access token. */
    async findAccountOf(accessToken: string): Promise<string | undefined> {
      return (await provider.AccessToken.find(accessToken))?.accountId;
    },

    async endToken(accessToken: string): Promise<void> {
      await (await provider.AccessToken.find(accessToken))?.destroy();
    },

    /** Ends all sessions, codes and tokens. */
    clear: store.clear,
  };
}

type Parts = {
  store: ReturnType<typeof createArtifactStore>;
  cookies: { session: string; interaction: string; resume: string };
  scopes: string[];
};

/** Creates the library's provider, configured for one client. */
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

/** Creates a key for this process; id tokens are not kept longer than it lives. */
function createSigningKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), alg: "ES256", use: "sig", kid: "sandbox" };
}

/** Creates the policy with two more prompts than login and consent: `create` and `select_account`. */
function createPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "create", requestable: true }), 0);
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 1);
  const missingScopes = policy.get("consent")?.checks.get("op_scopes_missing");
  if (missingScopes) missingScopes.description = "user consent required";
  return policy;
}

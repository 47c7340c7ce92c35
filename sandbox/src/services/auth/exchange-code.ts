import { createHash } from "node:crypto";
import { errors, jwtVerify } from "jose";
import { z } from "zod";
import { ServiceError } from "#shared/http/service-error.ts";
import { askProvider, type ProviderRegistration } from "./ask-provider.ts";

/** The parameters of a login's return; `codeVerifier` only if the login began with a challenge. */
export const codeSchema = z.object({
  code: z.string().min(1),
  redirectUri: z.string().min(1),
  codeVerifier: z.string().optional(),
});

const tokensSchema = z.object({ id_token: z.string() });
const claimsSchema = z.object({ sub: z.string(), nonce: z.string().optional() });

/**
 * Trades a login's code at the provider and returns the id of its account. Throws 401 `unauthorized` for a code that is
 * wrong, used, another client's or of another login.
 */
export async function exchangeCode(
  registration: ProviderRegistration,
  { code, redirectUri, codeVerifier }: z.infer<typeof codeSchema>,
): Promise<string> {
  const { origin, clientId, clientSecret } = registration;
  const answer = await askProvider(`${origin}/oauth/token`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: redirectUri,
      ...(codeVerifier !== undefined && { code_verifier: codeVerifier }),
    }),
  });
  const tokens = tokensSchema.safeParse(answer);
  // A login without the `openid` scope yields no id token.
  if (!tokens.success) throw new ServiceError(401, "unauthorized", { cause: tokens.error });
  const { sub, nonce } = await readClaims(registration, tokens.data.id_token);
  if (nonce !== undefined && codeVerifier !== undefined && nonce !== toNonce(codeVerifier))
    throw new ServiceError(401, "unauthorized");
  return sub;
}

async function readClaims({ origin, clientId, signingKeys }: ProviderRegistration, idToken: string) {
  try {
    const { payload } = await jwtVerify(idToken, signingKeys, { issuer: origin, audience: clientId });
    return claimsSchema.parse(payload);
  } catch (cause) {
    if (cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout))
      throw new ServiceError(401, "unauthorized", { cause });
    throw new ServiceError(502, "unexpected", { cause });
  }
}

/** Derives a login's nonce from its verifier, so that only the browser that began the login can complete it. */
function toNonce(codeVerifier: string): string {
  return createHash("sha256").update(`nonce.${codeVerifier}`).digest("base64url");
}

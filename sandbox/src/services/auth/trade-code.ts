import { createHash } from "node:crypto";
import { errors, jwtVerify } from "jose";
import { z } from "zod";
import { ServiceError } from "#shared/http/service-error.ts";
import { askProvider, type ProviderRegistration } from "./ask-provider.ts";

/** What a login's return brought; the verifier only when the login began with a challenge. */
export const codeSchema = z.object({
  code: z.string().min(1),
  redirectUri: z.string().min(1),
  codeVerifier: z.string().optional(),
});

const tokensSchema = z.object({ id_token: z.string() });
const claimsSchema = z.object({ sub: z.string(), nonce: z.string().optional() });

/**
 * Trades a login's code at the provider and answers the account it was given for. A code that is wrong, used, somebody
 * else's or of another login is refused with 401 `unauthorized`.
 */
export async function tradeCode(
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
  // A login that asked for no identity brings none.
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

/** A login's nonce is made of its verifier, so that the browser that began it alone can end it. */
function toNonce(codeVerifier: string): string {
  return createHash("sha256").update(`nonce.${codeVerifier}`).digest("base64url");
}

import "server-only";
import { createHash } from "node:crypto";
import * as oauth from "oauth4webapi";
import { callbackAddress } from "@/lib/account/login-attempt";
import type { LoginAttempt } from "@/lib/account/schema";
import type { Provider } from "@/lib/base/ids";
import { loadSetting } from "@/lib/cms/site/loaders";
import { env } from "@/lib/server/settings/env";

type Client = { server: oauth.AuthorizationServer; client: oauth.Client };

/** Returns the provider's configuration; undefined when it is not set up, so that no login can begin (R12.3). */
export async function loadProvider(provider: Provider): Promise<Client | undefined> {
  const origin = provider === "kakao" ? env().MESSENGER_ORIGIN : env().LOYALTY_ORIGIN;
  const clientId =
    provider === "kakao" ? (await loadSetting("kakao_info"))?.client_id : env().LOYALTY_CLIENT_ID;
  if (origin === undefined || clientId === undefined) return undefined;
  return {
    server: { issuer: origin, authorization_endpoint: `${origin}/oauth/authorize` },
    client: { client_id: clientId },
  };
}

/**
 * Returns the address at which a login begins: the authorization-code flow with state, PKCE and a nonce. The nonce is
 * derived from the code verifier, so that the back end, which exchanges the code and gets the verifier, can check it
 * without another field.
 */
export async function authorizeAddress({ server, client }: Client, attempt: LoginAttempt, prompt?: string) {
  const url = new URL(server.authorization_endpoint ?? "");
  const challenge = await oauth.calculatePKCECodeChallenge(attempt.codeVerifier);
  const parameters = {
    client_id: client.client_id,
    redirect_uri: callbackAddress(attempt.provider),
    response_type: "code",
    state: attempt.state,
    nonce: createHash("sha256").update(`nonce.${attempt.codeVerifier}`).digest("base64url"),
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...(prompt === undefined ? {} : { prompt }),
    ...(attempt.provider === "hyatt" ? { scope: "openid" } : {}),
  };
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  return url.href;
}

export type Outcome = { kind: "code"; code: string } | { kind: "refused"; error: string };

/** Validates the provider's response; one with a repeated key, another issuer or another state is invalid. */
export function readReturn({ server, client }: Client, search: URLSearchParams, state: string): Outcome {
  try {
    const parameters = oauth.validateAuthResponse(server, client, search, state);
    const [code = "", ...others] = parameters.getAll("code");
    return code === "" || others.length > 0 ? { kind: "refused", error: "invalid" } : { kind: "code", code };
  } catch (error) {
    const isAnswer = error instanceof oauth.AuthorizationResponseError;
    return { kind: "refused", error: isAnswer ? error.error : "invalid" };
  }
}

export const newCodeVerifier = oauth.generateRandomCodeVerifier;

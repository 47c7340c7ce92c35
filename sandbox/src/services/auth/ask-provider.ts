import { createRemoteJWKSet } from "jose";
import type { Config } from "#context.ts";
import type { ProviderKeys } from "#providers/provider-keys.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import type { ProviderName } from "#shared/providers.ts";
import { LOYALTY_CLIENT_ID, messengerApp } from "#shared/providers.ts";

const TIMEOUT_MS = 10_000;

/** The back end's registration at a login provider. */
export type ProviderRegistration = ProviderKeys & {
  origin: string;
  clientId: string;
  /** The keys that sign its id tokens, fetched when the first token is checked. */
  signingKeys: ReturnType<typeof createRemoteJWKSet>;
};

export type ProviderRegistrations = Record<ProviderName, ProviderRegistration>;

/** Creates this back end's registrations with both providers. */
export function createRegistrations(
  config: Pick<Config, "messenger" | "loyalty">,
  keys: Record<ProviderName, ProviderKeys>,
): ProviderRegistrations {
  const register = (origin: string, clientId: string, providerKeys: ProviderKeys) => ({
    ...providerKeys,
    origin,
    clientId,
    signingKeys: createRemoteJWKSet(new URL("/.well-known/jwks.json", origin)),
  });
  return {
    kakao: register(config.messenger.origin, messengerApp.clientId, keys.kakao),
    hyatt: register(config.loyalty.origin, LOYALTY_CLIENT_ID, keys.hyatt),
  };
}

/**
 * Calls a provider and returns its response as JSON. Throws 401 `unauthorized` if the provider responds with 4xx, and
 * 502 `unexpected` if it is down, too slow or its response is invalid.
 */
export async function askProvider(address: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status >= 400 && response.status < 500) throw new ServiceError(401, "unauthorized");
    if (!response.ok) throw new Error(`${new URL(address).pathname} returned ${response.status}`);
    return await response.json();
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    throw new ServiceError(502, "unexpected", { cause });
  }
}

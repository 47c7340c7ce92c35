import { randomBytes } from "node:crypto";
import type { ProviderName } from "#shared/providers.ts";

/** Keys issued by a provider to the back end at registration: the client secret, and a key to read profiles. */
export type ProviderKeys = { clientSecret: string; serviceKey: string };

/** Creates new keys for every process: both sides run in it, so no key has to be stored. */
export function createProviderKeys(): Record<ProviderName, ProviderKeys> {
  const create = () => ({ clientSecret: randomKey(), serviceKey: randomKey() });
  return { kakao: create(), hyatt: create() };
}

const randomKey = () => randomBytes(24).toString("base64url");

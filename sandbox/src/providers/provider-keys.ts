import { randomBytes } from "node:crypto";
import type { ProviderName } from "#shared/provider-names.ts";

/** What a provider gave the back end when it registered: the secret of its client, and a key to read profiles with. */
export type ProviderKeys = { clientSecret: string; serviceKey: string };

/** New keys for every process: both sides live in it, and no key has to be written down. */
export function createProviderKeys(): Record<ProviderName, ProviderKeys> {
  const create = () => ({ clientSecret: randomKey(), serviceKey: randomKey() });
  return { kakao: create(), hyatt: create() };
}

const randomKey = () => randomBytes(24).toString("base64url");

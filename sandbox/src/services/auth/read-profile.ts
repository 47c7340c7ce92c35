import type { SandboxContext } from "#context.ts";
import type { LanguageCode } from "#shared/language.ts";
import { type LinkedProfile, toLoyaltyProfile, toMessengerProfile } from "#shared/profiles.ts";
import type { ProviderName } from "#shared/providers.ts";
import { askProvider, type ProviderRegistration, type ProviderRegistrations } from "./ask-provider.ts";

/**
 * Fetches an account's current profile from its provider, with names in `language`. Throws 401 `unauthorized` if the
 * provider no longer has the account or its consent.
 */
export async function readProfile(
  { clock }: Pick<SandboxContext, "clock">,
  registrations: ProviderRegistrations,
  { provider, accountId, language }: { provider: ProviderName; accountId: string; language: LanguageCode },
): Promise<LinkedProfile> {
  const registration = registrations[provider];
  if (provider === "kakao") return readMessengerProfile(registration, accountId, language);
  const address = `${registration.origin}/members/${encodeURIComponent(accountId)}`;
  const headers = { authorization: `Bearer ${registration.serviceKey}` };
  return toLoyaltyProfile(await askProvider(address, { headers }), clock.now());
}

async function readMessengerProfile(
  { origin, serviceKey }: ProviderRegistration,
  accountId: string,
  language: LanguageCode,
): Promise<LinkedProfile> {
  const headers = { authorization: `KakaoAK ${serviceKey}`, "accept-language": language };
  const target = new URLSearchParams({ target_id_type: "user_id", target_id: accountId });
  const [user, channels] = await Promise.all([
    askProvider(`${origin}/v2/user/me?${target}`, { headers }),
    askProvider(`${origin}/v2/api/talk/channels?${target}`, { headers }),
  ]);
  return toMessengerProfile(user, channels);
}

import type { LoyaltyProfile, MessengerProfile, UserInfo } from "@/lib/account/schema";
import type { Provider } from "@/lib/base/ids";

export type LinkedProfile =
  | { provider: "kakao"; profile: MessengerProfile }
  | { provider: "hyatt"; profile: LoyaltyProfile };

const MISSING_WEIGHT = -1;

/**
 * Returns all linked profiles, sorted by their provider's weight, heaviest first; a missing weight counts as -1 (R3.6).
 */
export function inAccountOrder(
  { profiles }: UserInfo,
  weights: Readonly<Partial<Record<string, number>>>,
): LinkedProfile[] {
  const all: LinkedProfile[] = [
    ...profiles.kakao.map((profile) => ({ provider: "kakao" as const, profile })),
    ...profiles.hyatt.map((profile) => ({ provider: "hyatt" as const, profile })),
  ];
  const weight = (provider: Provider) => weights[provider] ?? MISSING_WEIGHT;
  return all.sort((a, b) => weight(b.provider) - weight(a.provider));
}

import type { LoyaltyMember } from "#providers/loyalty/members.ts";
import { toMemberAnswer } from "#providers/loyalty/members.ts";
import type { MessengerAccount } from "#providers/messenger/accounts.ts";
import { toChannelsAnswer, toUserAnswer } from "#providers/messenger/profile-answers.ts";
import { toLoyaltyProfile, toMessengerProfile } from "#shared/profiles.ts";
import type { KnownAccount } from "./linked-accounts.ts";

/** Returns a messenger account as its API would, for the seed and the controls, which do not call the provider. */
export const toKnownMessengerAccount = (account: MessengerAccount): KnownAccount => ({
  provider: "kakao",
  accountId: String(account.id),
  profile: toMessengerProfile(toUserAnswer(account, "ko"), toChannelsAnswer(account)),
});

/** Returns a member of the loyalty programme, likewise. */
export const toKnownMember = (member: LoyaltyMember, now: Date): KnownAccount => ({
  provider: "hyatt",
  accountId: member.loyaltyId,
  profile: toLoyaltyProfile(toMemberAnswer(member), now),
});

import type { LanguageCode } from "#shared/language.ts";
import { messengerApp } from "#shared/providers.ts";
import type { MessengerAccount } from "./accounts.ts";

/** Returns the response of `/v2/user/me`, with names in the caller's language. */
export function toUserAnswer(account: MessengerAccount, language: LanguageCode) {
  const nickname = account.nickname[language];
  return {
    id: account.id,
    connected_at: toSeconds(account.consentedAt),
    properties: { nickname },
    kakao_account: {
      profile_nickname_needs_agreement: false,
      profile: { nickname, is_default_image: true, is_default_nickname: false },
      name_needs_agreement: false,
      name: account.name[language],
    },
  };
}

/** Returns the response of `/v2/api/talk/channels`: the account's relation to the group's channel. */
export function toChannelsAnswer(account: MessengerAccount) {
  return {
    user_id: account.id,
    channels: [
      {
        channel_uuid: messengerApp.channelId.replace("_", "@"),
        channel_public_id: messengerApp.channelId,
        relation: account.channel,
        updated_at: toSeconds(account.channelChangedAt),
      },
    ],
  };
}

/** Formats an instant as UTC to the second, like all instants of the messenger. */
function toSeconds(instant: Date | null): string | undefined {
  return instant?.toISOString().replace(/\.\d+Z$/, "Z");
}

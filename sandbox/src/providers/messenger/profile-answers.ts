import type { LanguageCode } from "#seed/types.ts";
import { messengerApp } from "#shared/messenger-app.ts";
import type { MessengerAccount } from "./accounts.ts";

/** What `/v2/user/me` tells of an account; names in the language of whoever asks. */
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

/** What `/v2/api/talk/channels` tells: how the account stands to the group's channel. */
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

/** UTC to the second, as the messenger writes every instant. */
function toSeconds(instant: Date | null): string | undefined {
  return instant?.toISOString().replace(/\.\d+Z$/, "Z");
}

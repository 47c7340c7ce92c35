import { messengerApp } from "#shared/messenger-app.ts";
import type { SeedSetting } from "#shared/seed-types.ts";
import { media } from "./media.ts";

/** Settings that the web requests by key. */
export const settings: SeedSetting[] = [
  {
    key: "kakao_info",
    value: {
      channel_id: messengerApp.channelId,
      client_id: messengerApp.clientId,
      sdk_key: messengerApp.sdkKey,
    },
  },
  { key: "app_config_channel", value: { name: "Yeoul Hotels", square_logo: media("logo") } },
  { key: "account_order", value: { kakao: 2, hyatt: 1 } },
  { key: "func_config", value: { homeResourceId: 1, defaultLayoutId: 1 } },
];

import { messengerApp } from "#shared/providers.ts";
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
  { key: "func_config", value: { homeResourceId: 1, defaultLayoutId: 1, couponCheckBody: true } },
  {
    key: "legal",
    value: {
      ko: {
        company: "주식회사 여울호텔 (가상의 회사)",
        representative: "한여울",
        address: "서울특별시 종로구 여울로 18",
        phone: "02-0000-1000",
        email: "help@yeoul.example",
        businessNumber: "000-00-00000",
        mailOrderNumber: "제0000-서울종로-0000호",
        hosting: "여울호텔",
        privacyUrl: "/p/privacy",
        termsUrl: "/p/terms",
      },
      en: {
        company: "Yeoul Hotels Co., Ltd. (an invented company)",
        representative: "Han Yeoul",
        address: "18 Yeoul-ro, Jongno-gu, Seoul",
        phone: "02-0000-1000",
        email: "help@yeoul.example",
        businessNumber: "000-00-00000",
        mailOrderNumber: "0000-Seoul Jongno-0000",
        hosting: "Yeoul Hotels",
        privacyUrl: "/p/privacy",
        termsUrl: "/p/terms",
      },
    },
  },
];

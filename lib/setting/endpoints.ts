import { defineEndpoint } from "@/lib/http/endpoint";
import { type SettingKey, settingSchema } from "@/lib/setting/schema";

export const getSetting = defineEndpoint({
  name: "system/get",
  method: "GET",
  path: () => "/common_channel_resource/system/get",
  query: ({ key }: { key: SettingKey }) => ({ key }),
  data: settingSchema,
  idempotent: true,
  cache: { seconds: 60, tags: ({ key }) => [`setting:${key}`] },
});

import * as z from "zod/mini";
import { defineEndpoint } from "@/lib/http/endpoint";
import { settingKeys, settingSchema } from "@/lib/setting/schema";

export const getSetting = defineEndpoint({
  group: "content",
  method: "GET",
  input: z.object({ key: z.enum(settingKeys) }),
  path: "/common_channel_resource/system/get",
  data: settingSchema,
  idempotent: true,
  cache: { seconds: 60, tags: ({ key }) => [`setting:${key}`], published: true },
});

import * as z from "zod/mini";
import { settingKeys, settingSchema } from "@/lib/cms/site/schema";
import { defineEndpoint } from "@/lib/http/endpoint";

export const getSetting = defineEndpoint({
  group: "content",
  input: z.object({ key: z.enum(settingKeys) }),
  path: "/common_channel_resource/system/get",
  data: settingSchema,
  cache: { seconds: 60, tags: ({ key }) => [`setting:${key}`], published: true },
});

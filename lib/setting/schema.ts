import { z } from "zod";
import { idSchema, jsonOr, optionally } from "@/lib/http/tolerant";

const text = z.coerce.string();

export const settingSchemas = {
  kakao_info: z.object({ channel_id: text, client_id: text, sdk_key: text }).partial(),
  app_config_channel: z.object({ name: optionally(text), square_logo: optionally(text) }),
  account_order: z.record(z.string(), z.coerce.number()),
  func_config: z.object({ homeResourceId: optionally(idSchema), defaultLayoutId: optionally(idSchema) }),
} as const;

export type SettingKey = keyof typeof settingSchemas;
export type SettingValue<Key extends SettingKey> = z.output<(typeof settingSchemas)[Key]>;

/** The setting call answers `{ key, value }`; a value may be JSON text. */
export const settingSchema = z.object({ value: jsonOr(z.unknown()) });

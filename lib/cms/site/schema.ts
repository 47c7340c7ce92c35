import * as z from "zod/mini";
import { booleanSchema, idSchema, jsonOr, numberSchema, optionally, textSchema } from "@/lib/http/tolerant";

/** `#` and six hexadecimal digits. */
const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** An address of a page: on this site, or another over http(s). */
const pageAddressSchema = z.string().check(z.regex(/^(?:https?:\/\/|\/(?![/\\]))[^\s\\]+$/i));

/** Who runs the site, as Korean commerce law wants it named on every page; what is missing is not shown. */
const legalNoticeSchema = z.object({
  company: optionally(textSchema),
  representative: optionally(textSchema),
  address: optionally(textSchema),
  phone: optionally(textSchema),
  email: optionally(textSchema),
  businessNumber: optionally(textSchema),
  mailOrderNumber: optionally(textSchema),
  /** The company that hosts the site. */
  hosting: optionally(textSchema),
  privacyUrl: optionally(pageAddressSchema),
  termsUrl: optionally(pageAddressSchema),
});

export const settingSchemas = {
  kakao_info: z.object({
    channel_id: optionally(textSchema),
    client_id: optionally(textSchema),
    sdk_key: optionally(textSchema),
  }),
  app_config_channel: z.object({
    name: optionally(textSchema),
    square_logo: optionally(textSchema),
    theme_color: optionally(colourSchema),
    theme_color_dark: optionally(colourSchema),
    background_color: optionally(colourSchema),
  }),
  account_order: z.record(z.string(), optionally(numberSchema)),
  func_config: z.object({
    homeResourceId: optionally(idSchema),
    defaultLayoutId: optionally(idSchema),
    /** IANA name of the time zone in which the group's times are shown. */
    timezone: optionally(textSchema),
    /** The back end takes a coupon's check in the body, and no access log gets the password. */
    couponCheckBody: optionally(booleanSchema),
  }),
  /** By language. */
  legal: z.record(z.string(), optionally(legalNoticeSchema)),
} as const;

export type SettingKey = keyof typeof settingSchemas;

export const settingKeys = Object.keys(settingSchemas) as SettingKey[];

export type SettingValue<Key extends SettingKey> = z.output<(typeof settingSchemas)[Key]>;

/** The setting call returns `{ key, value }`; `value` may be JSON text. */
export const settingSchema = z.object({ value: optionally(jsonOr(z.unknown())) });

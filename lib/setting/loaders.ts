import "server-only";
import { callPublic } from "@/lib/http/call-backend";
import { FALLBACK_LOCALE, locales } from "@/lib/i18n/locales";
import { log } from "@/lib/log/log";
import { getSetting } from "@/lib/setting/endpoints";
import { missingLegalFacts } from "@/lib/setting/legal-notice";
import { type SettingKey, type SettingValue, settingSchemas } from "@/lib/setting/schema";

/**
 * Returns a setting of the group, or undefined when it is missing or unreadable: that is logged, hides the features
 * that need it, and the site still serves (R12.3). Throws `AppError` only when the back end cannot be reached.
 */
export async function loadSetting<Key extends SettingKey>(key: Key): Promise<SettingValue<Key> | undefined> {
  const setting = await callPublic(getSetting, { key }, FALLBACK_LOCALE).catch((error: unknown) => {
    if (error instanceof Error && "isNotFound" in error && error.isNotFound) return undefined;
    throw error;
  });
  const value = settingSchemas[key].safeParse(setting?.value);
  if (!value.success) {
    log.warn(`setting ${key} is missing or unreadable`);
    return undefined;
  }
  for (const name of missingNames(key, value.data)) log.warn(`setting ${key} has no ${name}`);
  return value.data as SettingValue<Key>;
}

function missingNames(key: SettingKey, value: object): string[] {
  if (key === "legal") return missingLegalFacts(value as SettingValue<"legal">, locales);
  const wanted = key === "kakao_info" ? ["channel_id", "client_id", "sdk_key"] : [];
  const there = new Map<string, unknown>(Object.entries(value));
  return wanted.filter((name) => there.get(name) === undefined);
}

import "server-only";
import { getSetting } from "@/lib/cms/site/endpoints";
import { missingLegalFields } from "@/lib/cms/site/legal-notice";
import { type SettingKey, type SettingValue, settingSchemas } from "@/lib/cms/site/schema";
import { callPublic } from "@/lib/http/call-backend";
import { FALLBACK_LOCALE, locales } from "@/lib/i18n/locales";
import { log } from "@/lib/server/log/log";
import { processWide } from "@/lib/server/settings/process-wide";

/** What was last logged of each setting. */
const logged = () => processWide("logged-settings", () => new Map<SettingKey, string>());

/**
 * Returns a setting of the group, or undefined when it is missing or unreadable: that is logged once, hides the
 * features that need it, and the site still serves (R12.3). Throws `AppError` only when the back end cannot be reached.
 */
export async function loadSetting<Key extends SettingKey>(key: Key): Promise<SettingValue<Key> | undefined> {
  const setting = await callPublic(getSetting, { key }, FALLBACK_LOCALE).catch((error: unknown) => {
    if (error instanceof Error && "isNotFound" in error && error.isNotFound) return undefined;
    throw error;
  });
  const value = settingSchemas[key].safeParse(setting?.value);
  if (!value.success) {
    logChange(key, ["is missing or unreadable"]);
    return undefined;
  }
  const missing = missingNames(key, value.data);
  logChange(
    key,
    missing.map((name) => `has no ${name}`),
  );
  return value.data as SettingValue<Key>;
}

/** Logs what is wrong with a setting when that changes: it is read for every page. */
function logChange(key: SettingKey, faults: readonly string[]): void {
  const text = faults.join();
  if (text === (logged().get(key) ?? "")) return;
  logged().set(key, text);
  for (const fault of faults) log.warn(`setting ${key} ${fault}`);
}

function missingNames(key: SettingKey, value: object): string[] {
  if (key === "legal") return missingLegalFields(value as SettingValue<"legal">, locales);
  const wanted = key === "kakao_info" ? ["channel_id", "client_id", "sdk_key"] : [];
  const there = new Map<string, unknown>(Object.entries(value));
  return wanted.filter((name) => there.get(name) === undefined);
}

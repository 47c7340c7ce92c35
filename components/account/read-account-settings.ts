import { type AccountSettings, accountSettingsSchema } from "@/lib/account/account-settings";

/** Reads the facts that the server wrote at the account menu's place; undefined on a page without the menu. */
export function readAccountSettings(): AccountSettings | undefined {
  const text = document.getElementById("account-menu")?.dataset.accountSettings;
  if (text === undefined) return undefined;
  const parsed = accountSettingsSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}

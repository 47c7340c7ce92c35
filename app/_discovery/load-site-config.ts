import "server-only";
import { FALLBACK_LOCALE, type Locale } from "@/lib/i18n/locales";
import { loadSetting } from "@/lib/setting/loaders";
import { type SiteIdentity, siteIdentity } from "@/lib/setting/site-identity";

/**
 * Loads the site's name in a language, the address of its logo and its colours, as operating systems show them. Throws
 * `AppError`.
 */
export async function loadSiteConfig(locale: Locale = FALLBACK_LOCALE): Promise<SiteIdentity> {
  return siteIdentity(await loadSetting("app_config_channel"), locale);
}

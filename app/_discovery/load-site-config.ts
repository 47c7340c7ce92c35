import "server-only";
import { loadSetting } from "@/lib/cms/site/loaders";
import { type SiteIdentity, siteIdentity } from "@/lib/cms/site/site-identity";
import { FALLBACK_LOCALE, type Locale } from "@/lib/i18n/locales";

/**
 * Loads the site's name in a language, the address of its logo and its colours, as operating systems show them. Throws
 * `AppError`.
 */
export async function loadSiteConfig(locale: Locale = FALLBACK_LOCALE): Promise<SiteIdentity> {
  return siteIdentity(await loadSetting("app_config_channel"), locale);
}

import "server-only";
import type { WidgetContext } from "@/lib/cms/widget/define-widget";
import { loadChildCards } from "@/lib/cms/widget/load-child-cards";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { loadLanguages } from "@/lib/place/loaders";
import { paths } from "@/lib/routing/paths";

/** One item of the list: where it leads, and whether it is the current page. */
type LinkOption = { label: string; href: string; current?: boolean; lang?: string };

type Choices = { kind: "links"; links: LinkOption[] };
type SelectOptions = {
  type: "language" | "resource";
  resourceid?: string | undefined;
  resourcetype?: string | undefined;
};

/** Loads the group's languages, or the resources below a place. Throws `AppError`. */
export async function loadChoices(
  options: SelectOptions,
  locale: Locale,
  context: WidgetContext,
): Promise<Choices> {
  if (options.type === "language") return { kind: "links", links: await languageLinks(locale) };
  const cards = await loadChildCards(options, locale, context);
  const links = cards.map(({ id, name }) => ({
    label: name,
    href: paths.resourcePage(id),
    ...(id === context.resourceId ? { current: true } : {}),
  }));
  return { kind: "links", links };
}

async function languageLinks(locale: Locale): Promise<LinkOption[]> {
  const languages = await loadLanguages(locale);
  // The back end may know languages that these pages do not have.
  return languages
    .filter(({ code }) => isLocale(code))
    .map(({ code, name }) => ({
      label: name,
      href: `?language=${encodeURIComponent(code)}`,
      lang: code,
      ...(code === locale ? { current: true } : {}),
    }));
}

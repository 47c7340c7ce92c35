import type { BreadcrumbList } from "schema-dts";
import type { VisibleContent } from "@/lib/cms/discovery/visible-content";

/** A breadcrumb: the page's name and its absolute address. */
export type Breadcrumb = { name: string | undefined; url: string };

/**
 * Describes the breadcrumbs from home to a page (R11.2), limited to the steps that the page names; the last is the page
 * itself.
 */
export function describeBreadcrumbs(
  steps: readonly Breadcrumb[],
  shown: VisibleContent,
): Exclude<BreadcrumbList, string> {
  const named = steps.flatMap(({ name, url }) => {
    const text = shown.text(name);
    return text === undefined ? [] : [{ name: text, url }];
  });
  return {
    "@type": "BreadcrumbList",
    itemListElement: named.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(index === named.length - 1 ? {} : { item: url }),
    })),
  };
}

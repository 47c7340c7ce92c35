import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

/** Next takes the head of every answer with status 404 from here, whatever its page says. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("NotFound");
  return { title: t("title"), robots: { index: false, follow: false }, icons: { icon: "/brand/mark.svg" } };
}

/**
 * Deliberately empty: Next writes this screen into the payload of every page. The server that fronts Next answers a
 * missing page with `/error-404` (scripts/start.mjs), which has the full layout.
 */
export default function NotFound() {
  return null;
}

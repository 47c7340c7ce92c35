import "server-only";
import { brand } from "@/lib/server/brand/brand";

/**
 * The brand's style sheet in development, where the framework's style sheets are not joined, so that the web server
 * cannot add it to them (`lib/server/page/stylesheet-bundles.ts`).
 */
export function DevelopmentStyles() {
  if (process.env.NODE_ENV !== "development") return null;
  const { styles } = brand();
  return styles === "" ? null : <style>{styles}</style>;
}

/** The page's structured data for crawlers (R11.2), as returned by `writeStructuredData`; it is not executable. */
export function StructuredData({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

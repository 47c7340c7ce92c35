/** What a page says to crawlers (R11.2), finished by `writeStructuredData`; data, which no browser runs. */
export function StructuredData({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

type Props = { words: Readonly<Record<"incomplete" | "retry", string>> };

/**
 * Says that a part of the page could not be loaded. It is in every page, hidden, because once a script is lost nothing
 * else can be loaded; a script shows it (`lib/browser/reload.ts`).
 */
export function IncompleteNotice({ words: { incomplete, retry } }: Props) {
  return (
    <p
      role="alert"
      data-incomplete=""
      hidden
      suppressHydrationWarning
      // Markup, because React would render the whole document again where a translator has changed the text.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own sentences
      dangerouslySetInnerHTML={{ __html: `${incomplete} <button type="button">${retry}</button>` }}
    />
  );
}

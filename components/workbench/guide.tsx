import { marked } from "marked";
import styles from "@/components/workbench/guide.module.css";

type Props = {
  /** The guide as it is written, in Markdown. */
  text: string;
  /** The link that leads back to the workbench. */
  back: { href: string; words: string };
};

/** The guide for authors as a page. */
export function Guide({ text, back }: Props) {
  // A table that is wider than its page scrolls by itself.
  const html = marked
    .parse(text, { async: false })
    .replaceAll("<table>", `<div class="${styles.table}"><table>`)
    .replaceAll("</table>", "</table></div>");
  return (
    <main id="content" className={styles.guide}>
      <a href={back.href}>{back.words}</a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a document of this repository */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  );
}

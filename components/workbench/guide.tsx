import { Fragment, type ReactNode } from "react";
import styles from "@/components/workbench/guide.module.css";

type Props = {
  /** The guide as it is written, with the part of Markdown that it uses: headings, lists, tables and code. */
  text: string;
  /** The link that leads back to the workbench. */
  back: { href: string; words: string };
};

/** The guide for authors as a page. */
export function Guide({ text, back }: Props) {
  return (
    <main id="content" className={styles.guide}>
      <a href={back.href}>{back.words}</a>
      {text
        .trim()
        .split(/\n{2,}/)
        .map((block) => (
          <Block key={block} text={block} />
        ))}
    </main>
  );
}

function Block({ text }: { text: string }) {
  const [, marks, title = ""] = /^(#{1,2}) (.+)/.exec(text) ?? [];
  if (marks === "#") return <h1>{title}</h1>;
  if (marks === "##") return <h2>{title}</h2>;
  const [, code] = /^```\w*\n([\s\S]*?)\n```/.exec(text) ?? [];
  if (code !== undefined)
    return (
      <pre>
        <code>{code}</code>
      </pre>
    );
  if (text.startsWith("|")) return <Table rows={text.split("\n").map(readCells)} />;
  if (!/^(?:-|\d+\.) /.test(text)) return <p>{inline(text)}</p>;
  const List = text.startsWith("-") ? "ul" : "ol";
  const items = text.split(/\n(?=(?:-|\d+\.) )/).map((item) => item.replace(/^\S+ /, ""));
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{inline(item)}</li>
      ))}
    </List>
  );
}

const readCells = (row: string) =>
  row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A table whose second row only divides its head from the others. */
function Table({ rows: [head = [], , ...rows] }: { rows: string[][] }) {
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, column) => (
                <td key={head[column]}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the text with its code, bold and emphasised words as elements. */
function inline(text: string): ReactNode {
  return text.split(/(\*\*.+?\*\*|`[^`]+`|\b_[^_`]+_\b)/s).map((part, index) => (
    // Parts repeat, and none moves.
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant
    <Fragment key={index}>{toElement(part)}</Fragment>
  ));
}

function toElement(part: string): ReactNode {
  if (part.startsWith("**")) return <strong>{inline(part.slice(2, -2))}</strong>;
  if (part.startsWith("`")) return <code>{part.slice(1, -1)}</code>;
  if (/^_.+_$/s.test(part)) return <em>{part.slice(1, -1)}</em>;
  return part;
}

"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import { CatalogueEntry, ChosenBlock } from "@/components/workbench/catalogue/catalogue-entry";
import { OWN_PAGES } from "@/components/workbench/catalogue/option-field";
import { PictureField } from "@/components/workbench/catalogue/picture-field";
import { type Entry, toHtml } from "@/components/workbench/catalogue/write-block";
import { findInsertPlace } from "@/components/workbench/editor/paste-html";
import {
  blockAt,
  moveEntry,
  type OutlineEntry,
  readOutline,
} from "@/components/workbench/editor/written-elements";
import type { useWorkbench } from "@/components/workbench/use-workbench";
import type { OwnPicture } from "@/components/workbench/workbench-calls";
import { readAmounts, readTimes } from "@/lib/workbench/lint/read-figures";

/** A field of a section's form: its name, and whether it takes several lines. */
type SectionField = { name: "title" | "text" | "picture" | "alt" | "lines"; isLong?: boolean };
type SectionsValues = Readonly<Record<string, string>>;
type Section = { fields: readonly SectionField[]; write: (values: SectionsValues) => string };

const linesOf = (text = "") => text.split("\n").flatMap((line) => line.trim() || []);
/** A colon that is not one of a time. */
const SEPARATOR = /\s*(?:[：|\t]|:(?!\d\d(?!\d)))\s*/;
/** The two sides of a line such as `Lunch: fresh from the market`. */
const sidesOf = (line: string) => {
  const [left = "", ...rest] = line.split(SEPARATOR);
  return [left, rest.join(": ")].map(toHtml);
};

/** The two sides of a line whose right one begins with a figure: `Lunch 12:00–14:30`, `Dinner course 120,000원`. */
const sidesAtFigure = (line: string, figure: "time" | "amount") => {
  const at = line.includes("|") ? -1 : figureIn(line, figure);
  const left = line.slice(0, Math.max(0, at)).replace(/[\s:：–—-]+$/, "");
  return at <= 0 || left === "" ? sidesOf(line) : [left, line.slice(at).trim()].map(toHtml);
};

function figureIn(line: string, figure: "time" | "amount"): number {
  const [first] = figure === "time" ? readTimes(line) : readAmounts(line);
  if (first !== undefined || figure === "time") return first?.index ?? -1;
  // An amount without its currency: the last number of the line.
  return line.search(/\d[\d,]*\s*$/);
}

/** Whole sections of a page, which authors insert by a form. */
export const sections = {
  hero: {
    fields: [{ name: "title" }, { name: "text", isLong: true }, { name: "picture" }, { name: "alt" }],
    write: ({ title = "", text = "", picture = "", alt = "" }) =>
      [
        picture.trim() === ""
          ? undefined
          : `<img src="${toHtml(picture.trim())}" alt="${toHtml(alt)}" width="1280" height="720">`,
        `<h1>${toHtml(title)}</h1>`,
        ...linesOf(text).map((line) => `<p>${toHtml(line)}</p>`),
      ]
        .filter((line) => line !== undefined)
        .join("\n"),
  },
  text: {
    fields: [{ name: "title" }, { name: "text", isLong: true }],
    write: ({ title = "", text = "" }) =>
      [`<h2>${toHtml(title)}</h2>`, ...linesOf(text).map((line) => `<p>${toHtml(line)}</p>`)].join("\n"),
  },
  cards: {
    fields: [{ name: "title" }, { name: "lines", isLong: true }],
    write: ({ title = "", lines }) =>
      [
        `<h2>${toHtml(title)}</h2>`,
        '<div style="display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:16px">',
        ...linesOf(lines).map((line) => {
          const [name, text] = sidesOf(line);
          return `  <div style="padding:20px;border-radius:12px;background:var(--card)"><h3>${name}</h3><p>${text}</p></div>`;
        }),
        "</div>",
      ].join("\n"),
  },
  hours: {
    fields: [{ name: "title" }, { name: "lines", isLong: true }],
    write: ({ title = "", lines }) => writeTable(title, lines, "time"),
  },
  prices: {
    fields: [{ name: "title" }, { name: "lines", isLong: true }],
    write: ({ title = "", lines }) => writeTable(title, lines, "amount", ' style="text-align:right"'),
  },
} as const satisfies Record<string, Section>;

type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

function writeTable(title: string, lines: string | undefined, figure: "time" | "amount", look = ""): string {
  const rows = linesOf(lines).map((line) => {
    const [left, right] = sidesAtFigure(line, figure);
    return `  <tr><th scope="row" style="text-align:left">${left}</th><td${look}>${right}</td></tr>`;
  });
  return [`<h2>${toHtml(title)}</h2>`, '<table style="width:100%">', ...rows, "</table>"].join("\n");
}

type Props = {
  bench: ReturnType<typeof useWorkbench>;
  entries: readonly Entry[];
  /** Increases when the author has chosen a block in the preview, or a place for one. */
  chosen: number;
  /** Called with the offset of an element behind which the next block is wanted. */
  onAdd: (offset: number) => void;
};

/** The first field of the chosen block, or what says where the next one is inserted. */
const CHOSEN = "[data-chosen] :is(input, select, textarea), p[data-chosen]";

/** All blocks, from their own schemas (R11.4): what each is for, its options, and how it looks in each state. */
export function Catalogue({ bench, entries, chosen, onAdd }: Props) {
  const t = useTranslations("Workbench");
  const { work, shown, own, editor } = bench;
  const { language } = shown;
  // As the editor counts it, for which each end of a line is one character.
  const text = work.texts[language].html.replace(/\r\n?/g, "\n");
  const cursor = shown.kind === "html" ? bench.cursor : undefined;
  const onInsert = (example: string) => editor()?.insert(example);
  const [open, setOpen] = useState<string>();
  const outline = useMemo(() => readOutline(text), [text]);
  const block = cursor === undefined ? undefined : blockAt(text, cursor);
  const entry = entries.find(({ name }) => name === block?.block);
  const place = cursor === undefined ? undefined : findInsertPlace(text, cursor);
  const before = place === undefined ? undefined : outline.findLast(({ to }) => to <= place);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen > 0) top.current?.querySelector<HTMLElement>(CHOSEN)?.focus();
  }, [chosen]);
  return (
    <div ref={top} className={styles.catalogue}>
      <datalist id={OWN_PAGES}>
        {own.pages.map(({ path, name }) => (
          <option key={path} value={path} label={name === "" ? path : name} />
        ))}
      </datalist>
      {block === undefined || entry === undefined ? null : (
        <ChosenBlock
          block={block}
          text={text}
          entry={entry}
          own={own}
          onChange={(change) => editor()?.rewrite(change)}
        />
      )}
      <OutlineList bench={bench} outline={outline} text={text} onAdd={onAdd} />
      {before === undefined ? null : (
        <p role="status" tabIndex={-1} data-chosen="">
          {t("insertsBehind", toName(before))}
        </p>
      )}
      <SectionForms pictures={own.pictures} onInsert={onInsert} />
      <section aria-label={t("catalogue")}>
        <h2>{t("catalogue")}</h2>
        <p>{t("catalogueHint")}</p>
        {entries.map((entry) => (
          <CatalogueEntry
            key={entry.name}
            entry={entry}
            language={language}
            isOpen={open === entry.name}
            onToggle={(isOpen) => setOpen(isOpen ? entry.name : undefined)}
            own={own}
            onInsert={onInsert}
          />
        ))}
      </section>
    </div>
  );
}

type OutlineListProps = Pick<Props, "bench" | "onAdd"> & { outline: readonly OutlineEntry[]; text: string };

function toName({ name, words }: OutlineEntry) {
  return { name: `${name} ${words}`.trim() };
}

/** The elements of the page in their order, each of which can be found in the text, moved, and followed by a block. */
function OutlineList({ bench, outline, text, onAdd }: OutlineListProps) {
  const t = useTranslations("Workbench.outline");
  const handleMove = (index: number, by: 1 | -1) => {
    const change = moveEntry(text, outline, index, by);
    if (change !== undefined) bench.edit("html", (html) => html.rewrite(change));
  };
  return (
    <section aria-label={t("title")}>
      <h2>{t("title")}</h2>
      {outline.length === 0 ? <p>{t("empty")}</p> : null}
      <ol className={styles.outline}>
        {outline.map(({ from, name, words, depth, isFirst, isLast }, index) => (
          <li key={from} style={{ marginInlineStart: `${Math.min(depth, 4) * 16}px` }}>
            <button type="button" onClick={() => bench.edit("html", (html) => html.goToOffset(from))}>
              <code>{name}</code> {words}
            </button>
            {(
              [
                ["up", "↑", isFirst, () => handleMove(index, -1)],
                ["down", "↓", isLast, () => handleMove(index, 1)],
                ["addBehind", "+", false, () => onAdd(from)],
              ] as const
            ).map(([what, sign, isOff, onClick]) => (
              <button
                key={what}
                type="button"
                aria-label={t(what, { name, row: index + 1 })}
                disabled={isOff}
                onClick={onClick}
              >
                <span aria-hidden="true">{sign}</span>
              </button>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

type SectionFormProps = { pictures: readonly OwnPicture[]; onInsert: (html: string) => void };

/** Whole sections of a page, each inserted by a form: a title with a picture, text, cards, hours, prices. */
function SectionForms({ pictures, onInsert }: SectionFormProps) {
  const t = useTranslations("Workbench");
  return (
    <section aria-label={t("sections")}>
      <h2>{t("sections")}</h2>
      {sectionNames.map((name) => (
        <details key={name} className={styles.entry}>
          <summary>
            <b>{t(`sectionNames.${name}`)}</b>
          </summary>
          <SectionForm name={name} pictures={pictures} onInsert={onInsert} />
        </details>
      ))}
    </section>
  );
}

function SectionForm({ name, pictures, onInsert }: SectionFormProps & { name: SectionName }) {
  const t = useTranslations("Workbench");
  const id = useId();
  const [values, setValues] = useState<SectionsValues>({});
  const { fields, write }: Section = sections[name];
  const html = write(values);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onInsert(html);
    setValues({});
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} aria-label={t(`sectionNames.${name}`)}>
      {fields.map((field) => {
        const shared = {
          id: `${id}-${field.name}`,
          value: values[field.name] ?? "",
          required: field.name === "title",
          onChange: ({ target }: { target: { value: string } }) =>
            setValues({ ...values, [field.name]: target.value }),
        };
        return (
          <div key={field.name}>
            <label htmlFor={shared.id}>{t(`sectionFields.${field.name}`)}</label>
            {field.isLong === true ? <textarea rows={4} {...shared} /> : <input {...shared} />}
            {field.name === "picture" ? (
              <PictureField
                pictures={pictures}
                chosen={shared.value}
                onChoose={(picture) => setValues({ ...values, picture })}
              />
            ) : null}
          </div>
        );
      })}
      {Object.values(values).some((value) => value.trim() !== "") ? <pre>{html}</pre> : null}
      <button type="submit">{t("insert")}</button>
    </form>
  );
}

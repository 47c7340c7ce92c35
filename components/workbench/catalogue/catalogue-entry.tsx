"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useRef, useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import { OptionField } from "@/components/workbench/catalogue/option-field";
import { type FilledForm, readBlock, rewriteBlock } from "@/components/workbench/catalogue/read-block";
import {
  type Entry,
  type FieldValue,
  textsInside,
  withOwnContent,
  withTextsInside,
  writeBlock,
} from "@/components/workbench/catalogue/write-block";
import { CopyButton } from "@/components/workbench/copy-button";
import type { TextChange, WrittenElement } from "@/components/workbench/editor/written-elements";
import { calmPage } from "@/components/workbench/preview/framed-page";
import { ReferenceTable } from "@/components/workbench/reference-table";
import type { OwnContent } from "@/components/workbench/workbench-calls";
import type { Locale } from "@/lib/i18n/locales";
import type { ExampleCase } from "@/lib/workbench/preview-states";

type ExampleFrameProps = { block: string; shown: ExampleCase; language: Locale };

const MAX_HEIGHT = 520;
const LEAST_HEIGHT = 120;

/** A live block in one of its states, in a frame as high as it needs. */
function ExampleFrame({ block, shown, language }: ExampleFrameProps) {
  const t = useTranslations("Workbench");
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(LEAST_HEIGHT);
  const { name, state, guest } = shown;
  const title = t(`cases.${name}`);
  const handleLoad = () => {
    const view = frame.current?.contentDocument?.defaultView;
    if (view) calmPage(view);
    const page = frame.current?.contentDocument?.querySelector("main");
    if (!page) return;
    new ResizeObserver(() =>
      setHeight(Math.min(MAX_HEIGHT, Math.max(LEAST_HEIGHT, page.scrollHeight + 16))),
    ).observe(page);
  };
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <iframe
        ref={frame}
        title={`cms-box-${block}: ${title}`}
        src={`/workbench/example/${block}?${new URLSearchParams({ language, state, guest, "pass-login": "true" })}`}
        loading="lazy"
        style={{ height }}
        onLoad={handleLoad}
      />
    </figure>
  );
}

type Props = {
  entry: Entry;
  language: Locale;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  own: OwnContent;
  onInsert: (html: string) => void;
};

/** One block of the catalogue; its live examples are loaded once it is opened. */
export function CatalogueEntry({ entry, language, isOpen, own, onToggle, onInsert }: Props) {
  const t = useTranslations("Workbench");
  const { inside } = entry.examples[language];
  const example = withOwnContent(entry.examples[language].example, own);
  return (
    <details
      className={styles.entry}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary>
        <code>cms-box-{entry.name}</code>
        <span>{entry.meaning}</span>
      </summary>
      <div className={styles.source}>
        <pre>{example}</pre>
        <button type="button" onClick={() => onInsert(example)}>
          {t("insert")}
        </button>
        <CopyButton text={example} label={t("copyBlock")} />
      </div>
      {entry.options.length === 0 ? <p>{t("noOptions")}</p> : <Options options={entry.options} />}
      {isOpen && (entry.options.length > 0 || inside !== "") ? (
        <BlockForm entry={entry} inside={inside} own={own} onInsert={onInsert} />
      ) : null}
      {isOpen ? (
        <div className={styles.examples}>
          {entry.cases.map((shown) => (
            <ExampleFrame key={shown.name} block={entry.name} shown={shown} language={language} />
          ))}
        </div>
      ) : null}
    </details>
  );
}

function Options({ options }: Pick<Entry, "options">) {
  const t = useTranslations("Workbench");
  return (
    <ReferenceTable
      label={t("options")}
      columns={(["option", "what", "type", "without"] as const).map((column) => t(`columns.${column}`))}
      rows={options.map(({ name, meaning, type, without }) => ({
        name,
        cells: [<code key="name">{name}</code>, meaning, type, without],
      }))}
    />
  );
}

type BlockFieldsProps = {
  options: Entry["options"];
  own: OwnContent;
  values: Readonly<Record<string, FieldValue>>;
  /** The texts inside of the block. */
  texts: readonly string[];
  onValue: (option: string, value: FieldValue) => void;
  onText: (index: number, text: string) => void;
};

/** The fields of a block: its options, and the texts in it. */
function BlockFields({ options, own, values, texts, onValue, onText }: BlockFieldsProps) {
  const t = useTranslations("Workbench");
  const id = useId();
  return (
    <>
      {options.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          own={own}
          value={values[option.name] ?? ""}
          onChange={(value) => onValue(option.name, value)}
        />
      ))}
      {texts.map((text, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a block never change their order
          key={index}
        >
          <label htmlFor={`${id}-${index}`}>
            {texts.length === 1 ? t("textInside") : t("textInsideOf", { row: index + 1 })}
          </label>
          <input id={`${id}-${index}`} value={text} onChange={({ target }) => onText(index, target.value)} />
        </div>
      ))}
    </>
  );
}

type BlockFormProps = {
  entry: Entry;
  /** What stands between the block's tags. */
  inside: string;
  own: OwnContent;
  onInsert: (html: string) => void;
};

/** A form made of a block's schema: choices, places and events by name, the texts in it, and what it inserts. */
function BlockForm({ entry, inside, own, onInsert }: BlockFormProps) {
  const t = useTranslations("Workbench");
  const [values, setValues] = useState<Readonly<Record<string, FieldValue>>>({});
  const [written, setWritten] = useState<readonly string[]>();
  const texts = written ?? textsInside(inside);
  const html = writeBlock(entry.name, values, withTextsInside(inside, texts));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onInsert(html);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} aria-label={`cms-box-${entry.name}`}>
      <BlockFields
        options={entry.options}
        own={own}
        values={values}
        texts={texts}
        onValue={(option, value) => setValues({ ...values, [option]: value })}
        onText={(index, text) => setWritten(texts.with(index, text))}
      />
      <pre>{html}</pre>
      <button type="submit">{t("insertFilled")}</button>
    </form>
  );
}

type ChosenBlockProps = {
  /** Where the block stands, and the text of the page. */
  block: WrittenElement;
  text: string;
  entry: Entry;
  own: OwnContent;
  onChange: (change: TextChange) => void;
};

/** The block as it was read, what its form shows by now, and what that makes of it. */
type ShownForm = { before: string; read: FilledForm; form: FilledForm; source: string };

/** The form of the block at the cursor, filled from its tag; what is changed in it is at once written there. */
export function ChosenBlock({ block, text, entry, own, onChange }: ChosenBlockProps) {
  const t = useTranslations("Workbench.chosen");
  const { from, to } = block;
  const source = text.slice(from, to);
  const read = (reading: number) => ({ ...readShown(source, entry), reading });
  const [shown, setShown] = useState(() => read(0));
  // The block was changed in the editor, or another one is chosen.
  if (shown.source !== source) setShown(read(shown.reading + 1));
  const change = (form: FilledForm) => {
    const insert = rewriteBlock(shown.before, shown.read, form);
    setShown({ ...shown, form, source: insert });
    onChange({ from, to, insert });
  };
  const { values, texts } = shown.form;
  const name = `cms-box-${entry.name}`;
  return (
    <section aria-label={t("title")} data-chosen="">
      <h2>
        {t("title")}: <code>{name}</code>
      </h2>
      <p>{entry.meaning}</p>
      <form className={styles.form} aria-label={t("title")} onSubmit={(event) => event.preventDefault()}>
        <BlockFields
          key={shown.reading}
          options={entry.options}
          own={own}
          values={values}
          texts={texts}
          onValue={(option, value) => change({ values: { ...values, [option]: value }, texts })}
          onText={(index, written) => change({ values, texts: texts.with(index, written) })}
        />
        {entry.options.length === 0 && texts.length === 0 ? <p>{t("nothing")}</p> : null}
      </form>
    </section>
  );
}

function readShown(source: string, { options }: Entry): ShownForm {
  const form = readBlock(
    source,
    options.map(({ name }) => name),
  );
  return { before: source, read: form, form, source };
}

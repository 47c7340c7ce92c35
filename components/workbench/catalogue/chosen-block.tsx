"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import { BlockFields } from "@/components/workbench/catalogue/catalogue-entry";
import { type BlockForm, readBlock, rewriteBlock } from "@/components/workbench/catalogue/read-block";
import type { Entry } from "@/components/workbench/catalogue/write-block";
import type { TextChange } from "@/components/workbench/editor/outline";
import type { WrittenElement } from "@/components/workbench/editor/written-elements";
import type { OwnContent } from "@/components/workbench/workbench-calls";

type Props = {
  /** Where the block stands, and the text of the page. */
  block: WrittenElement;
  text: string;
  entry: Entry;
  own: OwnContent;
  onChange: (change: TextChange) => void;
};

/** The block as it was read, what its form shows by now, and what that makes of it. */
type Shown = { before: string; read: BlockForm; form: BlockForm; source: string };

/** The form of the block at the cursor, filled from its tag; what is changed in it is at once written there. */
export function ChosenBlock({ block, text, entry, own, onChange }: Props) {
  const t = useTranslations("Workbench.chosen");
  const { from, to } = block;
  const source = text.slice(from, to);
  const read = (reading: number) => ({ ...readShown(source, entry), reading });
  const [shown, setShown] = useState(() => read(0));
  // The block was changed in the editor, or another one is chosen.
  if (shown.source !== source) setShown(read(shown.reading + 1));
  const change = (form: BlockForm) => {
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

function readShown(source: string, { options }: Entry): Shown {
  const form = readBlock(
    source,
    options.map(({ name }) => name),
  );
  return { before: source, read: form, form, source };
}

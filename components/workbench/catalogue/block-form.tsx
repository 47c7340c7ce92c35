"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import type { Entry } from "@/components/workbench/catalogue/entry";
import { OptionField } from "@/components/workbench/catalogue/option-field";
import {
  type FieldValue,
  textsInside,
  withTextsInside,
  writeBlock,
} from "@/components/workbench/catalogue/write-block";
import type { OwnContent } from "@/components/workbench/workbench-calls";

type Props = {
  entry: Entry;
  /** What stands between the block's tags. */
  inside: string;
  own: OwnContent;
  onInsert: (html: string) => void;
};

/** A form made of a block's schema: choices, places and events by name, the texts in it, and what it inserts. */
export function BlockForm({ entry, inside, own, onInsert }: Props) {
  const t = useTranslations("Workbench");
  const id = useId();
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
      {entry.options.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          own={own}
          value={values[option.name] ?? ""}
          onChange={(value) => setValues({ ...values, [option.name]: value })}
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
          <input
            id={`${id}-${index}`}
            value={text}
            onChange={({ target }) => setWritten(texts.with(index, target.value))}
          />
        </div>
      ))}
      <pre>{html}</pre>
      <button type="submit">{t("insertFilled")}</button>
    </form>
  );
}

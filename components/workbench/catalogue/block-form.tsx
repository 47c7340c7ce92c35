"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import type { Entry } from "@/components/workbench/catalogue/entry";
import { PictureField } from "@/components/workbench/catalogue/picture-field";
import { OWN_PAGES, RowsField, rowNames } from "@/components/workbench/catalogue/rows-field";
import { type FieldValue, writeBlock } from "@/components/workbench/catalogue/write-block";
import type { OwnContent } from "@/components/workbench/workbench-calls";

type Props = {
  entry: Entry;
  /** What stands between the block's tags. */
  inside: string;
  own: OwnContent;
  onInsert: (html: string) => void;
};

/** A form made of a block's schema: choices and places by name, and what it inserts. */
export function BlockForm({ entry, inside, own, onInsert }: Props) {
  const t = useTranslations("Workbench");
  const [values, setValues] = useState<Readonly<Record<string, FieldValue>>>({});
  const html = writeBlock(entry.name, values, inside);
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
      <pre>{html}</pre>
      <button type="submit">{t("insertFilled")}</button>
    </form>
  );
}

type FieldProps = {
  option: Entry["options"][number];
  own: OwnContent;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
};

function OptionField({ option, own: { places, pictures }, value, onChange }: FieldProps) {
  const t = useTranslations("Workbench");
  const id = useId();
  const { name, meaning, kind, choices, least, most, isNeeded } = option;
  if (rowNames(name) !== undefined) {
    return (
      <RowsField
        name={name}
        label={meaning}
        rows={typeof value === "string" ? [] : value}
        onChange={onChange}
      />
    );
  }
  const text = typeof value === "string" ? value : "";
  const offered = kind === "flag" ? ["true", "false"] : choices;
  const common = { id, required: isNeeded, value: text };
  return (
    <div>
      <label htmlFor={id}>
        {meaning} <code>{name}</code>
      </label>
      {name === "resourceid" && places.length > 0 ? (
        <select {...common} onChange={({ target }) => onChange(target.value)}>
          <option value="">{option.without}</option>
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {t("placeOption", { name: place.name, id: String(place.id) })}
            </option>
          ))}
        </select>
      ) : offered.length > 0 ? (
        <select {...common} onChange={({ target }) => onChange(target.value)}>
          <option value="">{option.without}</option>
          {offered.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={kind === "number" ? "number" : "text"}
          min={least}
          max={most}
          placeholder={/^action/.test(name) ? "/p/dining" : option.type}
          list={/^action/.test(name) ? OWN_PAGES : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {kind === "address" ? <PictureField pictures={pictures} chosen={text} onChoose={onChange} /> : null}
    </div>
  );
}

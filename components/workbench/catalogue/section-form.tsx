"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import { PictureField } from "@/components/workbench/catalogue/picture-field";
import {
  type SectionField,
  type SectionName,
  sectionNames,
  sections,
} from "@/components/workbench/catalogue/sections";
import type { OwnPicture } from "@/components/workbench/workbench-calls";

type Values = Readonly<Record<string, string>>;
type Props = { pictures: readonly OwnPicture[]; onInsert: (html: string) => void };

/** Whole sections of a page, each inserted by a form: a title with a picture, text, cards, hours, prices. */
export function SectionForms({ pictures, onInsert }: Props) {
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

function SectionForm({ name, pictures, onInsert }: Props & { name: SectionName }) {
  const t = useTranslations("Workbench");
  const id = useId();
  const [values, setValues] = useState<Values>({});
  const { fields, write }: { fields: readonly SectionField[]; write: (values: Values) => string } =
    sections[name];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onInsert(write(values));
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
      <button type="submit">{t("insert")}</button>
    </form>
  );
}

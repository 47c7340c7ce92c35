"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { ActionField } from "@/components/workbench/catalogue/action-field";
import type { Entry } from "@/components/workbench/catalogue/entry";
import { PictureField } from "@/components/workbench/catalogue/picture-field";
import { RowsField, rowNames } from "@/components/workbench/catalogue/rows-field";
import type { FieldValue } from "@/components/workbench/catalogue/write-block";
import type { OwnContent } from "@/components/workbench/workbench-calls";

type Props = {
  option: Entry["options"][number];
  own: OwnContent;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
};

/** The only condition that has an effect. */
const LINKED_ONLY = '[{"type":"raw","option":"_WOH_BIND_"}]';

/** Options that a form asks for in another way than they are written. */
const ownFields = [
  "items",
  "question",
  "condition",
  "action",
  "actionfinish",
  "eventid",
  "resourceid",
] as const;
const isOwnField = (name: string): name is (typeof ownFields)[number] =>
  ownFields.some((each) => each === name);

/** A field for one option of a block, as its schema allows it to be filled in. */
export function OptionField({ option, own, value, onChange }: Props) {
  const t = useTranslations("Workbench");
  const id = useId();
  const { name, kind, least, most, isNeeded } = option;
  const meaning = isOwnField(name) ? t(`fieldLabels.${name}`) : option.meaning;
  if (rowNames(name) !== undefined)
    return (
      <RowsField
        name={name}
        label={meaning}
        rows={typeof value === "string" ? [] : value}
        onChange={onChange}
      />
    );
  if (/^action/.test(name))
    return <ActionField name={name} label={meaning} isNeeded={isNeeded} onChange={onChange} />;
  const text = typeof value === "string" ? value : "";
  const choices = choicesOf(option, own, t);
  const common = { id, required: isNeeded, value: text };
  return (
    <div>
      <label htmlFor={id}>
        {meaning} <code>{name}</code>
      </label>
      {choices.length > 0 ? (
        <select {...common} onChange={({ target }) => onChange(target.value)}>
          <option value="">{isNeeded ? t("choose") : option.without}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.words}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={kind === "number" ? "number" : "text"}
          min={least}
          max={most}
          placeholder={option.type}
          aria-describedby={name === "eventid" ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {name === "eventid" && choices.length === 0 ? (
        <small id={`${id}-hint`}>{t("eventsNotListed")}</small>
      ) : null}
      {kind === "address" ? <PictureField pictures={own.pictures} chosen={text} onChoose={onChange} /> : null}
    </div>
  );
}

type Choice = { value: string; words: string };

/** Returns what an option is chosen from; nothing where it is written by hand. */
function choicesOf(
  { name, kind, choices }: Props["option"],
  { places, events }: OwnContent,
  t: ReturnType<typeof useTranslations<"Workbench">>,
): Choice[] {
  const byName = (own: readonly { id: number; name: string }[]) =>
    own.map(({ id, name: words }) => ({
      value: String(id),
      words: t("numbered", { name: words, id: String(id) }),
    }));
  const asWritten = (values: readonly string[]) => values.map((value) => ({ value, words: value }));
  if (name === "resourceid") return byName(places);
  if (name === "eventid") return byName(events);
  if (name === "resourcetype") return asWritten([...new Set(places.map(({ type }) => type))]);
  if (name === "condition") return [{ value: LINKED_ONLY, words: t("linkedOnly") }];
  return kind === "flag"
    ? [
        { value: "true", words: t("yes") },
        { value: "false", words: t("no") },
      ]
    : asWritten(choices);
}

"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import { PictureField } from "@/components/workbench/catalogue/picture-field";
import {
  type Entry,
  type FieldValue,
  type ListEntry,
  readEntries,
} from "@/components/workbench/catalogue/write-block";
import type { OwnContent } from "@/components/workbench/workbench-calls";

type Row = Readonly<Record<string, string>>;
type RowsFieldProps = {
  name: string;
  label: string;
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
};

/** The id of the list of own pages, from which the browser suggests addresses by their names. */
export const OWN_PAGES = "own-pages";

const columns = {
  items: ["name", "url"],
  question: ["question", "options"],
} as const;

/** Returns the columns of an option that is a list; undefined for one that is not. */
export function rowNames(option: string): readonly string[] | undefined {
  return option === "items" || option === "question" ? columns[option] : undefined;
}

/** The entries of a list, each in a row of its own; the next row appears when the last one is filled in. */
function RowsField({ name, label, rows, onChange }: RowsFieldProps) {
  const t = useTranslations("Workbench");
  const names = name === "question" ? columns.question : columns.items;
  return (
    <fieldset className={styles.rows}>
      <legend>
        {label} <code>{name}</code>
      </legend>
      {[...rows, {}].map((row: Row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
          key={index}
        >
          {names.map((column) => (
            <input
              key={column}
              list={column === "url" ? OWN_PAGES : undefined}
              aria-label={t("rowLabel", { what: t(`rows.${column}`), row: index + 1 })}
              placeholder={t(`rows.${column}`)}
              value={row[column] ?? ""}
              onChange={({ target }) => {
                const next = [...rows];
                next[index] = { ...row, [column]: target.value };
                onChange(next);
              }}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

type ActionFieldProps = {
  name: string;
  label: string;
  isNeeded: boolean;
  /** The action as it stands in the option when the field is first shown. */
  written: string;
  /** Called with the action as it stands in the option; empty for none. */
  onChange: (action: string) => void;
};

/**
 * The actions of a form, each with whether it leads to an address. A link to one of our own pages stays in the window.
 */
const kinds = {
  link: true,
  file: true,
  "log-in": false,
  bind: false,
  "add-channel": false,
  share: false,
} as const;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

/** What a click does, chosen from a list, and where it leads. */
function ActionField({ name, label, isNeeded, written, onChange }: ActionFieldProps) {
  const t = useTranslations("Workbench.actions");
  const id = useId();
  const [first] = useState(() => readAction(written));
  const [kind, setKind] = useState(first.kind);
  const [address, setAddress] = useState(first.url);
  const update = (nextKind: Kind | "" | "written", nextAddress: string) => {
    setKind(nextKind);
    setAddress(nextAddress);
    if (nextKind === first.kind && nextAddress === first.url) onChange(written);
    else onChange(nextKind === "" || nextKind === "written" ? "" : writeAction(nextKind, nextAddress, first));
  };
  return (
    <div>
      <label htmlFor={id}>
        {label} <code>{name}</code>
      </label>
      <select
        id={id}
        required={isNeeded}
        value={kind}
        onChange={({ target }) => {
          const isWritten = target.value === "written";
          update(kindNames.find((each) => each === target.value) ?? (isWritten ? "written" : ""), address);
        }}
      >
        <option value="">{t("none")}</option>
        {first.kind === "written" ? <option value="written">{t("written")}</option> : null}
        {kindNames.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </select>
      {kind !== "" && kind !== "written" && kinds[kind] ? (
        <input
          aria-label={t("address")}
          placeholder="/p/dining"
          list={OWN_PAGES}
          required
          value={address}
          onChange={({ target }) => update(kind, target.value)}
        />
      ) : null}
    </div>
  );
}

type WrittenAction = { kind: Kind | "" | "written"; url: string; action: ListEntry };

/** Reads an action as it stands in an option; one that this form cannot choose is kept as it is written. */
function readAction(written: string): WrittenAction {
  if (written.trim() === "") return { kind: "", url: "", action: {} };
  const [action = {}] = readEntries(`[${written}]`) ?? [];
  const type = action.type === "login" ? "log-in" : action.type;
  const { url } = action;
  return {
    kind: kindNames.find((each) => each === type) ?? "written",
    url: typeof url === "string" ? url : "",
    action,
  };
}

/** Returns an action; of the one that stood there before, what this form does not ask for is kept. */
function writeAction(kind: Kind, address: string, before: WrittenAction): string {
  const url = address.trim();
  const kept = kind === before.kind ? before.action : {};
  if (kinds[kind]) return url === "" ? "" : JSON.stringify({ ...kept, type: kind, url });
  return JSON.stringify(kind === "log-in" ? { type: "login", name: "kakao" } : { ...kept, type: kind });
}

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
    return (
      <ActionField
        name={name}
        label={meaning}
        isNeeded={isNeeded}
        written={typeof value === "string" ? value : ""}
        onChange={onChange}
      />
    );
  const text = typeof value === "string" ? value : "";
  const offered = choicesOf(option, own, t);
  // What an author has written by hand can be chosen as it is.
  const isOther = text !== "" && offered.length > 0 && !offered.some((choice) => choice.value === text);
  const choices = isOther ? [...offered, { value: text, words: text }] : offered;
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

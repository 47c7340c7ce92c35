"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import type { Entry, FieldValue } from "@/components/workbench/catalogue/write-block";
import type { OwnContent, OwnPicture } from "@/components/workbench/workbench-calls";

type PictureFieldProps = {
  pictures: readonly OwnPicture[];
  chosen: string;
  onChoose: (address: string) => void;
};

/** More are found by their name. */
const MAX_SHOWN = 12;

/** The group's own pictures, of places and offers, chosen by their name and look. */
export function PictureField({ pictures, chosen, onChoose }: PictureFieldProps) {
  const t = useTranslations("Workbench.pictures");
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState("");
  const found = pictures.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  if (pictures.length === 0) return null;
  return (
    <details className={styles.pictures} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("choose")}</summary>
      {isOpen ? (
        <>
          <input
            type="search"
            aria-label={t("find")}
            placeholder={t("find")}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <ul>
            {found.slice(0, MAX_SHOWN).map(({ address, name }) => (
              <li key={address}>
                <button type="button" aria-pressed={address === chosen} onClick={() => onChoose(address)}>
                  <img src={address} alt="" width={120} height={80} loading="lazy" />
                  <span>{name}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status">{t("found", { count: found.length })}</p>
        </>
      ) : null}
    </details>
  );
}

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
export function RowsField({ name, label, rows, onChange }: RowsFieldProps) {
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
function ActionField({ name, label, isNeeded, onChange }: ActionFieldProps) {
  const t = useTranslations("Workbench.actions");
  const id = useId();
  const [kind, setKind] = useState<Kind>();
  const [address, setAddress] = useState("");
  const update = (nextKind: Kind | undefined, nextAddress: string) => {
    setKind(nextKind);
    setAddress(nextAddress);
    onChange(nextKind === undefined ? "" : writeAction(nextKind, nextAddress));
  };
  return (
    <div>
      <label htmlFor={id}>
        {label} <code>{name}</code>
      </label>
      <select
        id={id}
        required={isNeeded}
        value={kind ?? ""}
        onChange={({ target }) =>
          update(
            kindNames.find((each) => each === target.value),
            address,
          )
        }
      >
        <option value="">{t("none")}</option>
        {kindNames.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </select>
      {kind !== undefined && kinds[kind] ? (
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

function writeAction(kind: Kind, address: string): string {
  const url = address.trim();
  if (kinds[kind]) return url === "" ? "" : JSON.stringify({ type: kind, url });
  return JSON.stringify(kind === "log-in" ? { type: "login", name: "kakao" } : { type: kind });
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

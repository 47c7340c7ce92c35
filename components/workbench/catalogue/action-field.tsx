"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { OWN_PAGES } from "@/components/workbench/catalogue/rows-field";

type Props = {
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
export function ActionField({ name, label, isNeeded, onChange }: Props) {
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

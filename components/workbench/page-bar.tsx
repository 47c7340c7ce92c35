"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type FormEvent, useState } from "react";
import styles from "@/components/workbench/workbench.module.css";
import { readUrl } from "@/lib/browser/read-url";
import { type Zone, zones } from "@/lib/cms/schema";

type Props = {
  path: string;
  zone: Zone;
  /** Called when the author changes the address of the page that they write. */
  onName: (path: string, zone: Zone) => void;
  onLoad: (path: string, zone: Zone) => void;
  onOpen: (file: File) => void;
};

/** Selects the page that is written: loads what is published there, and opens a file in place of it. */
export function PageBar({ path, zone, onName, onLoad, onOpen }: Props) {
  const t = useTranslations("Workbench");
  const [typed, setTyped] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onLoad(toPath(typed ?? path), zone);
    setTyped(undefined);
  };
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) onOpen(file);
    // Lets the same file be opened again after a change.
    target.value = "";
  };
  return (
    <form className={styles.page} onSubmit={handleSubmit}>
      <input
        name="path"
        aria-label={t("path")}
        placeholder={t("path")}
        value={typed ?? path}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== undefined) onName(toPath(typed), zone);
          setTyped(undefined);
        }}
      />
      <select
        aria-label={t("zone")}
        value={zone}
        onChange={({ target }) => onName(path, zones.find((each) => each === target.value) ?? "page")}
      >
        {zones.map((each) => (
          <option key={each} value={each}>
            {t(`zones.${each}`)}
          </option>
        ))}
      </select>
      <button type="submit">{t("load")}</button>
      <label className={styles.file}>
        {t("open")}
        <input type="file" accept=".html,.htm,text/html" onChange={handleFile} />
      </label>
    </form>
  );
}

/** Returns the path of an address as an author may paste it: an absolute one, a path, or the key of a page alone. */
function toPath(typed: string): string {
  const text = typed.trim();
  if (text === "") return "/";
  const url = readUrl(text);
  if (url !== undefined) return decodeURI(url.pathname);
  return text.startsWith("/") ? (text.split(/[?#]/, 1)[0] ?? "/") : `/p/${text}`;
}

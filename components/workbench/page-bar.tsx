"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { isPagePath, toPagePath } from "@/components/workbench/work/page-path";
import styles from "@/components/workbench/workbench.module.css";
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
  const isWrong = !isPagePath(path) && typed === undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = toPagePath(typed ?? path);
    setTyped(undefined);
    if (isPagePath(wanted)) onLoad(wanted, zone);
    else onName(wanted, zone);
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
        aria-invalid={isWrong}
        aria-describedby={isWrong ? "wrong-path" : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ relatedTarget }) => {
          // The button that loads another page must not rename this one first.
          const isLoading = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";
          if (typed === undefined || isLoading) return;
          onName(toPagePath(typed), zone);
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
        <input type="file" accept=".html,.htm,.txt,text/html" onChange={handleFile} />
      </label>
      {isWrong ? (
        <p id="wrong-path" role="alert">
          {t("wrongPath", { path })}
        </p>
      ) : null}
    </form>
  );
}

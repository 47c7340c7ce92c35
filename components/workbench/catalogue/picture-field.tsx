"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styles from "@/components/workbench/catalogue/catalogue.module.css";
import type { OwnPicture } from "@/components/workbench/workbench-calls";

type Props = { pictures: readonly OwnPicture[]; chosen: string; onChoose: (address: string) => void };

/** More are found by their name. */
const MAX_SHOWN = 12;

/** The group's own pictures, of places and offers, chosen by their name and look. */
export function PictureField({ pictures, chosen, onChoose }: Props) {
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

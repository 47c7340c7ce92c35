"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/workbench/copy-button";
import styles from "@/components/workbench/difference.module.css";
import { type EditedText, textKinds } from "@/components/workbench/editor/html-editor";
import { isSameText, type Texts } from "@/components/workbench/work";
import { localeData, locales } from "@/lib/i18n/locales";

type Props = {
  written: Texts;
  /** Undefined while it is not known. */
  published: Texts | undefined;
  /** What was copied last of each text, by its language and kind. */
  copied: Readonly<Record<string, string>>;
  onCopied: (text: EditedText) => void;
};

/** The texts of a page in every language: which of them are copied, and which are live. */
export function TextsList({ written, published, copied, onCopied }: Props) {
  const t = useTranslations("Workbench");
  const texts = locales.flatMap((language) => textKinds.map((kind) => ({ language, kind })));
  const stateOf = ({ language, kind }: EditedText) => {
    const last = copied[`${language} ${kind}`];
    if (last === undefined) return "notCopied";
    return last === written[language][kind] ? "copied" : "changedSince";
  };
  return (
    <section aria-label={t("texts.title")}>
      <h2>{t("texts.title")}</h2>
      <div className={styles.table}>
        <table>
          <thead>
            <tr>
              {(["text", "isCopied", "isLive"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`texts.${column}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {texts.map((text) => {
              const { [text.language]: own } = written;
              const name = { language: localeData[text.language].name, what: t(`panes.${text.kind}`) };
              return (
                <tr key={`${text.language} ${text.kind}`}>
                  <th scope="row">
                    {name.language} {name.what}
                  </th>
                  <td>{t(`texts.${own[text.kind] === "" ? "blank" : stateOf(text)}`)}</td>
                  <td>{published && t(`texts.${liveStateOf(text, written, published)}`)}</td>
                  <td>
                    <CopyButton
                      text={own[text.kind]}
                      label={t("copyOf", name)}
                      onCopied={() => onCopied(text)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function liveStateOf({ language, kind }: EditedText, written: Texts, published: Texts) {
  const only = (texts: Texts) => ({ html: texts[language][kind], style: "" });
  if (only(written).html.trim() === "" && only(published).html.trim() === "") return "nothing";
  return isSameText(only(written), only(published)) ? "live" : "notLive";
}

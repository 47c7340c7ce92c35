"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/workbench/copy-button";
import styles from "@/components/workbench/findings-list.module.css";
import type { useWorkbench } from "@/components/workbench/use-workbench";
import type { ShownFinding, Weight } from "@/components/workbench/workbench-calls";

/** All findings of a draft in the order of its lines: what is wrong, why, and what to write instead. */
export function FindingsList({ bench }: { bench: ReturnType<typeof useWorkbench> }) {
  const t = useTranslations("Workbench");
  const { findings, weight, isChecking } = bench.feedback[bench.shown.language];
  const count = (severity: ShownFinding["severity"]) =>
    findings.filter((finding) => finding.severity === severity).length;
  return (
    <section className={styles.findings} aria-label={t("findings")}>
      <header>
        <h2>{t("findings")}</h2>
        <p role="status">
          {findings.length === 0
            ? t(isChecking ? "checkingText" : "fine")
            : t("count", { errors: count("error"), warnings: count("warning") })}
        </p>
        {weight === undefined ? null : <p>{t("weight", inKilobytes(weight))}</p>}
        <CopyButton text={toText(findings)} label={t("copy")} />
      </header>
      <ol>
        {findings.map((finding, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced by every lint; its items have no ids
            key={index}
            data-severity={finding.severity}
          >
            <button type="button" onClick={() => bench.goTo(finding)}>
              <b>
                {finding.weight},{" "}
                {t(`places.${finding.kind}`, { line: finding.line, column: finding.column })}
              </b>
              <span>{finding.why}</span>
              <em>{finding.instead}</em>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function inKilobytes({ text, pictures, pictureBytes }: Weight) {
  const toKilobytes = (bytes: number) => Math.ceil(bytes / 1024);
  return { text: toKilobytes(text), pictures, weight: toKilobytes(pictureBytes) };
}

function toText(findings: readonly ShownFinding[]): string {
  return findings
    .map(({ line, column, weight, why, instead }) => `${line}:${column} ${weight}: ${why} ${instead}`)
    .join("\n");
}

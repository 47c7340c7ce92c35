"use client";

import { useTranslations } from "next-intl";
import { createElement, useState } from "react";
import type { WidgetProps } from "@/components/widgets/widget-props";
import { paths } from "@/lib/routing/paths";
import styles from "./event-submit.module.css";

/** The live button in the place and looks of the author's dummy. */
export function EventSubmit({ tag, attributes, slot, content }: WidgetProps<"event-submit">) {
  const t = useTranslations("Widgets");
  const [isAsking, setAsking] = useState(false);
  const button = createElement(
    tag,
    {
      ...attributes,
      ...(tag === "button" ? { type: "button" } : { role: "button", tabIndex: 0 }),
      "data-content": slot,
      onClick: () => setAsking(true),
    },
    content,
  );
  return (
    <>
      {button}
      {isAsking ? (
        <span className={styles.note} role="status">
          {t("loginFirst")} <a href={paths.login("kakao", location.pathname)}>{t("signIn")}</a>
        </span>
      ) : null}
    </>
  );
}

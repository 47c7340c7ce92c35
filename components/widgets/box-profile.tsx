"use client";

import { useTranslations } from "next-intl";
import { createElement } from "react";
import { AuthoredTemplate } from "@/components/widgets/authored-template";
import type { WidgetProps } from "@/components/widgets/widget-props";
import { paths } from "@/lib/routing/paths";
import styles from "./box-profile.module.css";

/** `cms-box-profile` for a reader who is not logged in (R4.4): an empty card that says how to fill it. */
export function BoxProfile({ tag, attributes, authored, options }: WidgetProps<"profile">) {
  const t = useTranslations("Widgets");
  const isLoyalty = options.type === "_WOH_";
  return createElement(
    tag,
    attributes,
    <>
      <AuthoredTemplate authored={authored} />
      <div className={styles.card}>
        <p className={styles.welcome}>{t(isLoyalty ? "loyaltyWelcome" : "profileWelcome")}</p>
        <p className={styles.hint}>{t(isLoyalty ? "loyaltyHint" : "profileHint")}</p>
        <a className={styles.button} href={paths.login(isLoyalty ? "hyatt" : "kakao", "/")}>
          {t("signIn")}
        </a>
      </div>
    </>,
  );
}

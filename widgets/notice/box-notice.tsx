import { createElement } from "react";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-notice.module.css";

/**
 * `cms-box-notice`: a line of news with a button that closes it for good on this device
 * (`lib/server/before-hydration/idle/kept-choices.ts`); the entry script hides a closed one before the first paint. Not on the pages
 * where a reservation is confirmed, paid and kept.
 */
export function BoxNotice({ tag, attributes, slot, content, options, data }: WidgetProps<"notice">) {
  const t = useWidgetTexts<"notice">();
  return createElement(
    tag,
    attributes,
    data?.isShown === false ? null : (
      <div className={styles.notice} data-notice={options.noticeid}>
        <div data-content={slot}>{content}</div>
        {/* Its cross is drawn by the style sheet: it is on every page. */}
        <button type="button" className={styles.close} aria-label={t("closeNotice")} data-notice-close="" />
      </div>
    ),
  );
}

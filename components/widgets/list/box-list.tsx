import { createElement } from "react";
import { AuthoredTemplate } from "@/components/widgets/authored-template";
import { linkProps } from "@/components/widgets/link-props";
import type { WidgetProps } from "@/components/widgets/widget-props";
import { namedRoutePath } from "@/lib/routing/paths";
import styles from "./box-list.module.css";

/** `cms-box-list` (R4.3): links below each other, a gap and a divider line between them. */
export function BoxList({ tag, attributes, authored, options }: WidgetProps<"list">) {
  return createElement(
    tag,
    attributes,
    <>
      <AuthoredTemplate authored={authored} />
      <ul
        className={styles.list}
        style={
          { "--gap": options.gap, "--divider": options.dividercolor ?? "var(--line)" } as React.CSSProperties
        }
      >
        {options.items.map((item, index) => {
          const href = "url" in item ? item.url : namedRoutePath(item.route, item.params);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an authored list is never reordered
            <li key={index}>
              <a className={styles.link} {...linkProps(href ?? "/")}>
                {item.name}
              </a>
            </li>
          );
        })}
      </ul>
    </>,
  );
}

import { namedRoutePath } from "@/lib/routing/paths";
import { ReplacedContent } from "@/widgets/replaced-content";
import { linkProps, type WidgetProps } from "@/widgets/widget-props";
import styles from "./box-list.module.css";

/** `cms-box-list` (R4.3): links below each other, with a gap and a divider line between them. */
export function BoxList({ tag, attributes, authored, options }: WidgetProps<"list">) {
  return (
    <ReplacedContent tag={tag} attributes={attributes} authored={authored}>
      <ul
        className={styles.list}
        style={{ "--gap": options.gap, "--divider": options.dividercolor } as React.CSSProperties}
      >
        {options.items.map((item, index) => {
          const href = "url" in item ? item.url : namedRoutePath(item.route, item.params);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an authored list is never reordered
            <li key={index}>
              <a {...linkProps(href ?? "/")}>{item.name}</a>
            </li>
          );
        })}
      </ul>
    </ReplacedContent>
  );
}

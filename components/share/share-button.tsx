import styles from "@/components/share/share-button.module.css";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/routing/paths";
import type { ShareContent } from "@/lib/share/share-content";
import { shareMark } from "@/lib/share/share-mark";

/** Shares the page that it is on; without script it leads to the login. */
export function ShareButton({ label, content }: { label: string; content: ShareContent }) {
  return (
    <a
      className={styles.share}
      href={paths.login("kakao")}
      role="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      {...shareMark(content)}
    >
      <Icon name="share" size={20} />
    </a>
  );
}

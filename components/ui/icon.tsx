import styles from "@/components/ui/icon.module.css";

type Props = {
  name:
    | "menu"
    | "person"
    | "close"
    | "calendar"
    | "ticket"
    | "pin"
    | "phone"
    | "chat"
    | "check"
    | "back"
    | "refresh"
    | "unlink"
    | "share"
    | "zoomIn"
    | "zoomOut"
    | "arrow"
    | "heart";
  size?: number;
};

/**
 * A line icon, `size` pixels wide and high; its shape is in the style sheet. Decoration only: the code that uses it
 * provides the accessible name.
 */
export function Icon({ name, size }: Props) {
  return (
    <i className={styles[name]} style={size === undefined ? undefined : { width: size, height: size }} />
  );
}

/** The group's mark: two ripples and a point of light. */
export function BrandMark() {
  return <i className={styles.mark} />;
}

import type { CSSProperties } from "react";
import styles from "@/components/ui/icon.module.css";

/** The icons in the order of their squares in the row (`app/tokens.css`). */
export const icons = [
  "menu",
  "person",
  "close",
  "calendar",
  "ticket",
  "pin",
  "phone",
  "chat",
  "check",
  "back",
  "refresh",
  "unlink",
  "share",
  "zoomIn",
  "zoomOut",
  "arrow",
  "heart",
] as const;

type Props = {
  name: (typeof icons)[number];
  size?: number;
};

/**
 * A line icon, `size` pixels wide and high; its shape is in the style sheet. Decoration only: the code that uses it
 * provides the accessible name.
 */
export function Icon({ name, size }: Props) {
  return (
    <i
      className={styles.icon}
      style={{ "--nth": icons.indexOf(name), width: size, height: size } as CSSProperties}
    />
  );
}

/** The group's mark: two ripples and a point of light. */
export function BrandMark() {
  return <i className={styles.mark} />;
}

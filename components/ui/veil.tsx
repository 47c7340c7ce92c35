import { useLayoutEffect, useState } from "react";
import styles from "./veil.module.css";

/**
 * Lies between the page and an open dialog, in the look of `className`, and holds the page still. A press on it closes
 * the dialog. Not the dialog library's own element, because that adds a style sheet at run time, which the page's
 * policy does not allow.
 */
export function Veil({ className }: { className: string | undefined }) {
  const [width] = useState(scrollbarWidth);
  useLayoutEffect(() => {
    if (width !== undefined) document.documentElement.style.setProperty("--scrollbar-width", `${width}px`);
  }, [width]);
  return <div className={`${styles.veil} ${className}`} aria-hidden="true" />;
}

/** Measured before the veil takes the scrollbar away; undefined where another veil has taken it already. */
function scrollbarWidth(): number | undefined {
  if (document.querySelector(`.${styles.veil}`) !== null) return undefined;
  return window.innerWidth - document.documentElement.clientWidth;
}

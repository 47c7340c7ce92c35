import { useLayoutEffect, useState } from "react";
import styles from "./veil.module.css";

const SCROLLBAR_WIDTH = "--scrollbar-width";

/**
 * Lies between the page and an open dialog, in the look of `className`, and holds the page still. A press on it closes
 * the dialog. Not the dialog library's own element, because that adds a style sheet at run time, which the page's
 * policy does not allow.
 */
export function Veil({ className }: { className: string | undefined }) {
  const [width] = useState(scrollbarWidth);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const former = Number.parseInt(style.getPropertyValue(SCROLLBAR_WIDTH) || "0", 10);
    // A change of a custom property styles every element of the page anew: a tenth of a second on a slow phone.
    if (width !== undefined && width !== former) style.setProperty(SCROLLBAR_WIDTH, `${width}px`);
  }, [width]);
  return <div className={`${styles.veil} ${className}`} aria-hidden="true" />;
}

/** Measured before the veil takes the scrollbar away; undefined where another veil has taken it already. */
function scrollbarWidth(): number | undefined {
  if (document.querySelector(`.${styles.veil}`) !== null) return undefined;
  return window.innerWidth - document.documentElement.clientWidth;
}

"use client";

import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { type FocusEvent, type RefObject, useRef } from "react";
import type { DataOf } from "@/widgets/definitions";
import styles from "./box-select.module.css";

type Props = {
  /** The button that the list is attached to, which gets the focus back afterwards. */
  opener: RefObject<HTMLButtonElement | null>;
  /** The id of that button. */
  labelledBy: string;
  /** Opened by a key: the first choice gets the focus at once. */
  byKeyboard: boolean;
  links: DataOf<"select">["links"];
  onClose: () => void;
};

/** The open list of a `cms-box-select`. */
export function SelectList({ opener, labelledBy, byKeyboard, links, onClose }: Props) {
  const isLeft = useRef(false);
  const isFocusWanted = useRef(byKeyboard);
  // In an open panel or popup only its own content is visible and clickable, so the list opens in there.
  const dialog = opener.current?.closest("dialog") ?? null;
  const isOpener = (target: EventTarget | null) =>
    target instanceof Node && opener.current?.contains(target) === true;
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isFocusWanted.current || target !== currentTarget) return;
    isFocusWanted.current = false;
    currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  };
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {/* The button existed before this code loaded; the list only needs an anchor. */}
      <DropdownMenu.Trigger asChild disabled>
        <span className={styles.anchor} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={dialog}>
        <DropdownMenu.Content
          className={styles.content}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-labelledby={labelledBy}
          onFocus={focusFirst}
          onInteractOutside={(event) => {
            // The button closes the list itself.
            if (isOpener(event.target)) event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current) opener.current?.focus();
          }}
        >
          {links.map((link) => (
            <DropdownMenu.Item key={link.href} asChild>
              <a
                className={styles.item}
                href={link.href}
                lang={link.lang}
                aria-current={link.current === true ? "true" : undefined}
              >
                {link.label}
              </a>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

"use client";

import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { useTranslations } from "next-intl";
import { createElement, useRef, useState } from "react";
import { AuthoredTemplate } from "@/widgets/authored-template";
import type { WidgetProps } from "@/widgets/widget-props";
import styles from "./box-select.module.css";

/**
 * `cms-box-select` (R4.2): languages or resources. The list is at most six items tall, opens upward where the space
 * below is short, and picking an item goes there. Without script the choices stand there as links.
 */
export function BoxSelect({ tag, attributes, authored, options, data }: WidgetProps<"select">) {
  const t = useTranslations("Widgets");
  const trigger = useRef<HTMLButtonElement>(null);
  // In an open panel or popup only what is inside it can be seen and clicked, so the list opens in there.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const links = data?.links ?? [];
  const current = links.find((link) => link.current === true);
  const isLanguage = options.type === "language";
  const label = options.placeholder ?? t(isLanguage ? "chooseLanguage" : "choosePlace");
  return createElement(
    tag,
    attributes,
    <>
      <AuthoredTemplate authored={authored} />
      <DropdownMenu.Root
        modal={false}
        onOpenChange={() => setDialog(trigger.current?.closest("dialog") ?? null)}
      >
        <DropdownMenu.Trigger
          ref={trigger}
          className={styles.trigger}
          aria-label={current ? `${label}: ${current.label}` : label}
        >
          <span className={styles.value}>{current?.label ?? label}</span>
          <svg className={styles.chevron} viewBox="0 0 12 8" aria-hidden="true">
            <path d="M1 1.5 6 6.500 11 1.500" />
          </svg>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={dialog}>
          <DropdownMenu.Content className={styles.content} align="start" sideOffset={6} collisionPadding={8}>
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
      <noscript>
        <span className={styles.links}>
          {links.map((link) => (
            <a key={link.href} href={link.href} lang={link.lang}>
              {link.label}
            </a>
          ))}
        </span>
      </noscript>
    </>,
  );
}

"use client";

import { Component, type ReactNode } from "react";

type Props = { name: string; fallback: ReactNode; children: ReactNode };

/** Keeps a broken part from breaking the page: shows the fallback, such as the authored content, and logs its name. */
export class WidgetBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.name} failed and shows its replacement`, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ReactNode } from "react";

type Props = { name: string; fallback: ReactNode; children: ReactNode };

/** Keeps a broken widget from breaking the page: shows the authored content instead and logs the widget's name. */
export class WidgetBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`widget ${this.props.name} failed and shows its authored content`, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

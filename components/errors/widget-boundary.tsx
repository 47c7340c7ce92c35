import { Component, type ReactNode } from "react";

type Props = { name: string; fallback: ReactNode; children: ReactNode };

/** One broken widget never breaks the page: it shows what its author wrote, and the log says which it was. */
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

"use client";

import { useEffect, useRef, useState } from "react";
import type { OwnPage } from "@/components/workbench/editor/complete-blocks";
import { type EditedText, type EditorOptions, HtmlEditor } from "@/components/workbench/editor/html-editor";
import type { ShownFinding } from "@/components/workbench/workbench-calls";

type Options = Pick<EditorOptions, "labels" | "blocks" | "phrases" | "histories" | "onChange" | "onPaste"> & {
  ownPages: readonly OwnPage[];
  /** The shown text, one of the author's, and its content. */
  shown: EditedText;
  text: string;
  /** Increases when the text was exchanged by something other than the editor. */
  revision: number;
  findings: readonly ShownFinding[];
};

/**
 * Creates an editor in the element whose ref is `container`; `editor` returns it once it exists, `cursor` is the offset of
 * its cursor.
 */
export function useHtmlEditor(options: Options) {
  const { blocks, shown, revision, findings } = options;
  const { language, kind } = shown;
  const container = useRef<HTMLDivElement>(null);
  const current = useRef<HtmlEditor>(undefined);
  const [cursor, setCursor] = useState(0);
  // The editor's first text and its listeners may change without creating another editor.
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    if (container.current === null) return;
    const { labels, phrases, histories, shown: first, text } = latest.current;
    const fixed: EditorOptions = {
      parent: container.current,
      labels,
      blocks,
      ownPages: () => latest.current.ownPages,
      phrases,
      histories,
      onChange: (edited, written) => latest.current.onChange(edited, written),
      onCursor: setCursor,
      onPaste: (html) => latest.current.onPaste(html),
    };
    const editor = new HtmlEditor(fixed, first, text);
    current.current = editor;
    return () => editor.view.destroy();
  }, [blocks]);

  useEffect(() => current.current?.turnTo({ language, kind }, latest.current.text), [language, kind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision says that the text was exchanged
  useEffect(() => current.current?.replace(latest.current.text), [revision]);
  useEffect(() => current.current?.mark(findings), [findings]);

  return { container, editor: () => current.current, cursor };
}

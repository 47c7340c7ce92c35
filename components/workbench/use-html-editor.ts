"use client";

import { useEffect, useRef } from "react";
import type { OfferedBlock } from "@/components/workbench/complete-blocks";
import { HtmlEditor } from "@/components/workbench/html-editor";
import type { ShownFinding } from "@/components/workbench/workbench-calls";

type Options = {
  label: string;
  blocks: readonly OfferedBlock[];
  /** Name of the shown text, one of the author's, and its content. */
  name: string;
  text: string;
  findings: readonly ShownFinding[];
  onChange: (text: string) => void;
};

/** Creates an editor in the element whose ref is `place`; `editor` returns it once it exists. */
export function useHtmlEditor({ label, blocks, name, text, findings, onChange }: Options) {
  const place = useRef<HTMLDivElement>(null);
  const current = useRef<HtmlEditor>(undefined);
  // The editor's first text and its listener may change without creating another editor.
  const latest = useRef({ name, text, onChange });
  latest.current = { name, text, onChange };

  useEffect(() => {
    if (place.current === null) return;
    const { name: first, text: held } = latest.current;
    const options = {
      parent: place.current,
      label,
      blocks,
      onChange: (written: string) => latest.current.onChange(written),
    };
    const editor = new HtmlEditor(options, first, held);
    current.current = editor;
    return () => editor.view.destroy();
  }, [label, blocks]);

  useEffect(() => current.current?.turnTo(name, latest.current.text), [name]);
  useEffect(() => current.current?.mark(findings), [findings]);

  return { place, editor: () => current.current };
}

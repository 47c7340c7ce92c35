import { createTranslator } from "next-intl";
import type { FindingCode } from "@/lib/cms/parse/finding";
import { type ContentCode, describeFinding, type LintCode } from "@/lib/workbench/lint/lint-finding";
import en from "@/messages/en.json";
import ko from "@/messages/ko.json";

/** Lists every code, so that the compiler reports a missing one. */
const cleaning: Record<FindingCode, true> = {
  "script-removed": true,
  "handler-removed": true,
  "address-removed": true,
  "picture-pasted": true,
  "style-removed": true,
  "element-removed": true,
  "embed-not-allowed": true,
  "unknown-widget": true,
  "widget-attributes": true,
  "widget-item": true,
  "widget-json": true,
  "event-dummy-button": true,
  "event-id": true,
  "action-incomplete": true,
  "void-widget": true,
  "part-cut": true,
};
const reading: Record<ContentCode, true> = {
  "unknown-option": true,
  "dead-link": true,
  "dead-anchor": true,
  "missing-alt": true,
  "heading-order": true,
  "large-picture": true,
  "popup-days": true,
  "question-options": true,
  "wrong-language": true,
  "languages-differ": true,
  "unclosed-tag": true,
  "stray-tag": true,
  "open-comment": true,
  "open-quote": true,
  "broken-tag": true,
  "curly-quote": true,
  "misnamed-block": true,
  "invisible-character": true,
  "block-place": true,
  "duplicate-id": true,
  "duplicate-popup": true,
  "broken-phone": true,
  "broken-mail": true,
  "broken-address": true,
  "insecure-picture": true,
  "missing-picture": true,
  "unshown-picture": true,
  "never-shown": true,
  "heavy-picture": true,
  "file-alt": true,
  "small-text": true,
  "too-wide": true,
  "vague-link": true,
  "empty-element": true,
  "unknown-route": true,
  "missing-place": true,
  "unknown-type": true,
  "missing-record": true,
  "unchecked-record": true,
  "empty-list": true,
  "endless-list": true,
  "autoplay-removed": true,
  "style-unknown": true,
  "style-value": true,
  "style-syntax": true,
  "dead-control": true,
  "unknown-attribute": true,
  "attribute-value": true,
  "raw-text": true,
  "odd-figure": true,
  "other-target": true,
  preset: true,
  "misplaced-element": true,
  "idle-block": true,
  "block-entry": true,
  restless: true,
  "table-cells": true,
  "duplicate-event": true,
};
const codes = Object.keys({ ...cleaning, ...reading }) as LintCode[];

test.each(codes)("%s has an explanation and a suggestion in both languages (R11.4)", (code) => {
  for (const messages of [en, ko]) {
    const t = createTranslator({ locale: "en", messages, namespace: "Linter" });
    const finding = {
      code,
      severity: "error",
      line: 1,
      column: 1,
      words: "<b>{x}'</b>",
      widget: "cms-box-list",
    } as const;
    const { why, instead } = describeFinding(finding, t);
    for (const text of [why, instead]) expect(text).not.toMatch(/^Linter\.|\{words\}|\{widget\}/);
    expect(describeFinding({ ...finding, nearest: "columns" }, t).instead).toContain("columns");
  }
});

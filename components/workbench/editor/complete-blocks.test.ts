import { CompletionContext } from "@codemirror/autocomplete";
import { html } from "@codemirror/lang-html";
import { ensureSyntaxTree } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { completeBlocks } from "@/components/workbench/editor/complete-blocks";
import { blockNames, optionsOf } from "@/lib/cms/widget/widget-options";

const blocks = blockNames.map((name) => ({ name, meaning: name, options: optionsOf(name) }));
const classes = blockNames.map((name) => `cms-box-${name}`);
const optionNames = (name: (typeof blockNames)[number]) => optionsOf(name).map((option) => option.name);

/** Returns what is offered at the `|`, and the text before it that a choice would replace. */
function offer(written: string): { labels: string[]; instead: string } | null {
  const pos = written.indexOf("|");
  const doc = written.replace("|", "");
  const state = EditorState.create({ doc, extensions: [html()] });
  // Parses the whole text first, however busy the machine is.
  ensureSyntaxTree(state, doc.length, 60_000);
  const result = completeBlocks(blocks)(new CompletionContext(state, pos, false));
  return result && { labels: result.options.map(({ label }) => label), instead: doc.slice(result.from, pos) };
}

test.each([
  ['<div class="cms-box-|"></div>', "cms-box-"],
  ['<div class="wide cms-|', "cms-"],
])("the editor offers every block in %s (R11.4)", (written, instead) => {
  expect(offer(written)).toEqual({ labels: classes, instead });
});

test.each(blockNames)("cms-box-%s offers its options as its schema has them (R11.4)", (name) => {
  const labels = optionNames(name);
  expect(offer(`<div class="cms-box-${name}" |></div>`)).toEqual({ labels, instead: "" });
});

test.each([
  ["in an unfinished tag", '<div class="cms-box-tonight" mo|\n<p>Below it</p>', "mo"],
  ["before the class attribute", '<div | class="cms-box-tonight wide"></div>', ""],
  ["in a tag of several lines", '<div\n  class="cms-box-tonight"\n  resourceid="1"\n  |\n></div>', ""],
  ["after a value that contains < and >", '<div class="cms-box-tonight" title="a > b <i" |></div>', ""],
])("the editor offers options %s (R11.4)", (_, written, instead) => {
  expect(offer(written)).toEqual({ labels: optionNames("tonight"), instead });
});

test.each([
  ['<div class="cms-box-select" type="la|"></div>', "la"],
  ['<div class="cms-box-select" type="|', ""],
  ["<div class='cms-box-select' type='|'></div>", ""],
  ["<div class=cms-box-select type=l|></div>", "l"],
])("the values of an option are offered in %s (R11.4)", (written, instead) => {
  expect(offer(written)).toEqual({ labels: ["language", "resource"], instead });
});

test.each([
  ["inside its element", '<div class="cms-box-tonight">Some |</div>'],
  ["in the tag of an ordinary element", '<div class="wide" |></div>'],
  ["in an unknown block", '<div class="cms-box-tonigth" |></div>'],
  ["in a free-text option", '<div class="cms-box-share" title="Autumn |"></div>'],
  ["in an option's JSON", `<div class="cms-box-action" action='{"type": |"link"}'></div>`],
  ["in its class attribute", '<div class="cms-box-tonight |"></div>'],
])("the editor offers nothing %s", (_, written) => {
  expect(offer(written)).toBeNull();
});

import type { LintCode } from "@/lib/workbench/lint/lint-finding";

/** A page with typical authors' mistakes, shared by the tests of the linter, its command and the workbench. */
export const plantedPage = `<h1>Winter</h1>
<p onclick="go()">Our tables</p>
<script>track()</script>
<div class="cms-box-promotions"></div>
<div class="cms-box-promotion" colums="3" perpage="99"></div>
<div class="cms-box-list" items="[{name:1}]"></div>
<div class="cms-box-action" action='{"type":"link"}'>Go</div>
<div class="cms-box-event" eventid="7"><button>A</button><button>B</button></div>
<p><a href="/dinning">Dining</a> <img src="/media/a.jpg"></p>
<h4>Small</h4>`;

type Planted = { line: number; column: number; code: LintCode; words: string; nearest?: string };

/** The expected findings, in the order of the text. */
export const plantedMistakes: readonly Planted[] = [
  { line: 2, column: 4, code: "handler-removed", words: "onclick" },
  { line: 3, column: 1, code: "script-removed", words: "script" },
  {
    line: 4,
    column: 6,
    code: "unknown-widget",
    words: "cms-box-promotions",
    nearest: "cms-box-promotion",
  },
  { line: 5, column: 1, code: "endless-list", words: "Small" },
  { line: 5, column: 32, code: "unknown-option", words: "colums", nearest: "columns" },
  { line: 5, column: 43, code: "widget-attributes", words: "perpage" },
  { line: 6, column: 36, code: "widget-json", words: "items" },
  { line: 7, column: 29, code: "action-incomplete", words: "action" },
  { line: 8, column: 1, code: "event-dummy-button", words: "2" },
  { line: 9, column: 7, code: "dead-link", words: "/dinning" },
  { line: 9, column: 34, code: "missing-alt", words: "/media/a.jpg" },
  { line: 10, column: 1, code: "heading-order", words: "h4" },
];

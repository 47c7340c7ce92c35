import { writeBlock } from "@/components/workbench/catalogue/write-block";
import { lintPart } from "@/lib/lint/lint-part";

test("a block is written with the chosen options only, and without mistakes (R11.4)", () => {
  expect(writeBlock("promotion", { resourceid: "14", columns: "3", perpage: "" }, "")).toBe(
    '<div class="cms-box-promotion" resourceid="14" columns="3"></div>',
  );
  const list = writeBlock(
    "list",
    {
      items: [
        { name: "Chef's table", url: "/p/dining" },
        { name: "", url: "" },
      ],
    },
    "",
  );
  expect(list).toBe(
    `<div class="cms-box-list" items='[{"name":"Chef&#39;s table","url":"/p/dining"}]'></div>`,
  );
  const event = writeBlock(
    "event",
    {
      eventid: "31",
      question: [
        { question: "Red or white?", options: "Red, White" },
        { question: "Why?", options: "" },
      ],
    },
    "<button>Send</button>",
  );
  const action = writeBlock("action", { action: "https://example.com/?a=1&b='2'" }, "<span>Read on</span>");
  const share = writeBlock("share", { title: 'The "winter" table' }, "<span>Share</span>");
  for (const html of [list, event, action, share]) expect([html, lintPart(html)]).toEqual([html, []]);
});

import {
  textsInside,
  withOwnContent,
  withTextsInside,
  writeBlock,
} from "@/components/workbench/catalogue/write-block";
import { lintPart } from "@/lib/workbench/lint/lint-part";

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
  const action = writeBlock(
    "action",
    { action: JSON.stringify({ type: "link", url: "https://example.com/?a=1&b='2'" }) },
    "<span>Read on</span>",
  );
  const share = writeBlock("share", { title: 'The "winter" table' }, "<span>Share</span>");
  for (const html of [list, event, action, share]) expect([html, lintPart(html)]).toEqual([html, []]);
});

test("an example names an event and a picture that there are (R11.4)", () => {
  const event = '<div class="cms-box-event" eventid="31"><button>Send</button></div>';
  const share = '<div class="cms-box-share" title="A" imageurl="/media/autumn.jpg">Share</div>';
  const own = {
    events: [{ id: 2, name: "Quiz" }],
    pictures: [{ address: "/media/a.jpg?v=1&w=2", name: "A" }],
  };
  expect(withOwnContent(event, own)).toContain('eventid="2"');
  expect(withOwnContent(share, own)).toContain('imageurl="/media/a.jpg?v=1&amp;w=2"');
  expect(withOwnContent(event, { events: [], pictures: [] })).toBe(event);
  expect(withOwnContent(share, { events: [], pictures: [] })).toBe(
    '<div class="cms-box-share" title="A">Share</div>',
  );
});

test("the texts inside a block are written anew without touching its tags (R11.4)", () => {
  const inside = '<a class="cms-login-button" provider="kakao">Sign in</a><p>Welcome back.</p>';
  expect(textsInside(inside)).toEqual(["Sign in", "Welcome back."]);
  expect(withTextsInside(inside, ["로그인", "A & B"])).toBe(
    '<a class="cms-login-button" provider="kakao">로그인</a><p>A &amp; B</p>',
  );
  expect(withTextsInside(inside, [])).toBe(inside);
  expect(textsInside("")).toEqual([]);
});

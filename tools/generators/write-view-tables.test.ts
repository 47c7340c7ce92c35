import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatTable, writeViewTables } from "@/tools/generators/write-view-tables.mjs";
import { blocks, innerWidgets } from "@/widgets/definitions";

const example = {
  blocks: {
    menu: { hydrateOn: "never" },
    offer: { hydrateOn: { on: "visible" } },
    quiz: { hydrateOn: "session", linksAct: true },
  },
  innerWidgets: { "quiz-answer": { hydrateOn: "interaction" } },
};
const files = ["menu/box-menu.tsx", "offer/box-offer.tsx", "quiz/box-quiz.tsx", "quiz/quiz-answer.tsx"];
const rowsOf = (table: string) => table.match(/^ {2}.*$/gm);
const importsOf = (table: string) => table.match(/^import \{.*$/gm);

const written = Object.entries(
  writeViewTables({ blocks, innerWidgets }, readdirSync("widgets", { recursive: true, encoding: "utf8" })),
);

test.each(written)("widgets/%s is as `npm run widgets -w tools` writes it", (name, text) => {
  expect(readFileSync(join("widgets", name), "utf8")).toBe(formatTable(name, text));
});

test("each view is imported when it is needed", () => {
  expect(rowsOf(writeViewTables(example, files)["views.ts"])).toEqual([
    `  "menu": dynamic(() => import("./menu/box-menu").then((file) => file.BoxMenu)),`,
    `  "offer": dynamic(() => import("./offer/box-offer").then((file) => file.BoxOffer)),`,
    `  "quiz": dynamic(() => import("./quiz/box-quiz").then((file) => file.BoxQuiz)),`,
    `  "quiz-answer": dynamic(() => import("./quiz/quiz-answer").then((file) => file.QuizAnswer)),`,
  ]);
});

test("widgets that need not hydrate are also in the table of still views", () => {
  const table = writeViewTables(example, files)["static-views.ts"];
  expect(importsOf(table)).toEqual([
    `import { BoxMenu } from "./menu/box-menu";`,
    `import { BoxOffer } from "./offer/box-offer";`,
  ]);
  expect(rowsOf(table)).toEqual([`  "menu": BoxMenu,`, `  "offer": BoxOffer,`]);
});

test("browsers know which widgets are hydrated otherwise than when a guest touches them, and whose links act", () => {
  const table = writeViewTables(example, files)["hydration.ts"];
  expect(rowsOf(table)).toEqual([`  "offer": "visible",`, `  "quiz": "session",`]);
  expect(table).toContain(`widgetsWhoseLinksAct: readonly WidgetType[] = ["quiz"]`);
});

test("a widget whose view is missing, or is in two folders, is reported", () => {
  expect(() => writeViewTables(example, files.slice(1))).toThrow(
    'The widget "menu" has no view: no folder has box-menu.tsx',
  );
  expect(() => writeViewTables(example, [...files, "offer/quiz-answer.tsx"])).toThrow(
    'The widget "quiz-answer" has several views: quiz/quiz-answer.tsx, offer/quiz-answer.tsx',
  );
});

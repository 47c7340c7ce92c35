import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { routes } from "@/lib/routing/route-table";

/** The routes by the folder of their page: whether the server keeps it for all guests, and whether it is private. */
const routesByFolder = new Map(
  routes.map(({ path, isPrivate, readsQuery = false }) => [
    path.replace(/\{(\w+)\?\}/g, "[[...$1]]").replace(/\{(\w+)\}/g, "[$1]"),
    { isStored: !readsQuery, isPrivate },
  ]),
);

const pages = readdirSync("app/[locale]", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
  .map((file) => ({
    folder: `/${dirname(file)}`.replace(/\/\.$/, "/"),
    source: readFileSync(join("app/[locale]", file), "utf8"),
  }))
  // The workbench has a frame of its own.
  .filter(({ source }) => source.includes("<AppShell"));

test("only pages that are stored for all guests have a content key, so that no other content can be shared", () => {
  expect(pages.filter(({ source }) => source.includes("contentKey=")).length).toBeGreaterThan(5);
  expect(pages.map(({ folder, source }) => [folder, source.includes("contentKey=")])).toEqual(
    pages.map(({ folder }) => [folder, routesByFolder.get(folder)?.isStored ?? false]),
  );
});

test("a page is private where its route is, so that it offers nothing that its policy refuses (PCI DSS 6.4.3)", () => {
  expect(
    pages.map(({ folder, source }) => [folder, /^ *isPrivate$|<AppShell .*isPrivate>/m.test(source)]),
  ).toEqual(pages.map(({ folder }) => [folder, routesByFolder.get(folder)?.isPrivate ?? false]));
});

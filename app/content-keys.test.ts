import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { routes } from "@/lib/routing/route-table";

/** Routes whose pages the server keeps for all guests, by the folder of their page. */
const storedPages = new Map(
  routes.map(({ path, session, sameForGuests = false, readsQuery = false }) => [
    path.replace(/\{(\w+)\?\}/g, "[[...$1]]").replace(/\{(\w+)\}/g, "[$1]"),
    !readsQuery && (!session || sameForGuests),
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
    pages.map(({ folder }) => [folder, storedPages.get(folder) ?? false]),
  );
});

/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BRANDS_FOLDER } from "@/lib/server/brand/read-brand";

/** The names of every house whose look comes with the application, as they might be written anywhere. */
const names = readdirSync(BRANDS_FOLDER).flatMap((brand) => {
  const { name } = JSON.parse(readFileSync(join(BRANDS_FOLDER, brand, "brand.json"), "utf8"));
  return Object.values<string>(name).map((text) => text.split(" ")[0] ?? text);
});
const NAMED = new RegExp(names.join("|"), "i");

/**
 * The name of the software, which no guest meets: metrics, keys of Redis, headers between its own parts, secrets'
 * purposes, the folder of generated files, and the examples of the description for back ends.
 */
const OF_THE_SOFTWARE =
  /\byeoul_[a-z_]+|"x-yeoul-[a-z]+"|["`]yeoul:(?:limit|draft|page|hydration|publications|published|heard|outdated)\b|`yeoul (?:draft|workbench) \$|`yeoul \$\{purpose\}|"yeoul\.(?:request_id|source)"|"service\.name": "yeoul"|getTracer\("yeoul"\)|\.\.\/\.yeoul\/|"\.yeoul\/development"|title: "The back end of Yeoul"/g;

const sources = ["app", "components", "widgets", "lib", "public", "messages"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:tsx?|m?js|css|json|svg)$/.test(file))
    .filter((file) => !/\.(?:test|test-support)\.tsx?$|endpoint-descriptions\.ts$/.test(file))
    .filter((file) => !file.startsWith(BRANDS_FOLDER)),
);

test("no source and no message names a house: whoever runs the software is not one of them", () => {
  const found = sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.replace(/^\s*(?:\/?\*|\/\/).*/, "").replace(OF_THE_SOFTWARE, ""))
      .flatMap((line, index) =>
        NAMED.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

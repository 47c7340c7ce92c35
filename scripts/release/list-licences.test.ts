import { listLicences } from "./list-licences.mjs";

test("every package has one line with its licence, however the bill states it", () => {
  const components = [
    { name: "zod", version: "4.6.7", licenses: [{ license: { id: "MIT" } }] },
    { name: "fonts", version: "1.0.0", licenses: [{ expression: "OFL-1.1 OR MIT" }] },
    { name: "unknown", version: "2.0.0" },
    { name: "zod", version: "4.6.7", licenses: [{ license: { id: "MIT" } }] },
  ];
  expect(listLicences({ components })).toBe(
    "fonts 1.0.0: OFL-1.1 OR MIT\nunknown 2.0.0: not stated\nzod 4.6.7: MIT\n",
  );
});

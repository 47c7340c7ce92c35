/** @jest-environment node */
import { examineBrand } from "@/tools/doctor/examine-brand";

test("a brand with which the server would not start is found wrong, with what the start would say", () => {
  expect(examineBrand("/nowhere")).toMatchObject([
    { kind: "wrong", about: "BRAND: /nowhere/brand.json: cannot be read" },
  ]);
});

test("an installation without a brand of its own is told so, one with a complete brand hears nothing", () => {
  expect(examineBrand("default")).toMatchObject([{ kind: "note", about: "BRAND is not set" }]);
  expect(examineBrand("city")).toEqual([]);
});

import { z } from "zod";
import { optionally } from "@/lib/http/tolerant";

describe("an optional field", () => {
  test.each([undefined, null, ""])("counts %p as absent, even where the schema would coerce it", (value) => {
    expect(optionally(z.coerce.string()).parse(value)).toBeUndefined();
    expect(z.object({ image: optionally(z.coerce.string()) }).parse({ image: value }).image).toBeUndefined();
  });

  test("is absent, not refused, when its value does not fit", () => {
    expect(optionally(z.number()).parse("tomorrow")).toBeUndefined();
  });
});

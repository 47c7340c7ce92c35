import { endInTime } from "./end-in-time.test-support";

test("work that never ends fails, with the input that it was given last", () => {
  const loopAt = (input: string) => {
    while (input === "b") input.trim();
  };
  const work = (begin: (input: string) => void) => {
    for (const input of ["a", "b", "c"]) {
      begin(input);
      loopAt(input);
    }
  };
  expect(() => endInTime(work, { limitMs: 100 })).toThrow('did not end within 100 ms: "b"');
});

test("another error comes out as it is", () => {
  const work = () => expect(1).toBe(2);
  expect(() => endInTime(work)).toThrow("Expected: 2");
});

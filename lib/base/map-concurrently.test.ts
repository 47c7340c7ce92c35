import { mapConcurrently } from "@/lib/base/map-concurrently";

test("only so many tasks run at once, and their results come in order", async () => {
  let running = 0;
  let most = 0;
  const results = await mapConcurrently([5, 1, 4, 2, 3], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
});

test("no tasks have no results, and one that fails fails the whole", async () => {
  expect(await mapConcurrently([], 3, async () => 1)).toEqual([]);
  await expect(mapConcurrently([1], 3, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});

/** @jest-environment jsdom */
import { beforeChunkReload, CHUNK_RELOAD_EVENT } from "@/lib/browser/reload";

const mayStartAnew = () => window.dispatchEvent(new Event(CHUNK_RELOAD_EVENT, { cancelable: true }));

test("a reload is allowed when no listener has unsaved work (R12.4)", () => {
  expect(mayStartAnew()).toBe(true);
  let isPaying = true;
  const takeBack = beforeChunkReload(() => !isPaying);
  const others = beforeChunkReload(() => true);
  expect(mayStartAnew()).toBe(false);
  isPaying = false;
  expect(mayStartAnew()).toBe(true);
  isPaying = true;
  takeBack();
  expect(mayStartAnew()).toBe(true);
  others();
});

/** @jest-environment jsdom */

const PATH = "/promotion/14/1401";

/** Loads the module as in a new document: its variables belong to the document, the storage to the tab. */
async function openPage(address: string) {
  jest.resetModules();
  goTo(address);
  return import("@/components/booking/draft-memory");
}

/** Changes the address as the browser does for a history entry, without loading anything. */
function goTo(address: string) {
  history.replaceState(null, "", address);
}

beforeEach(() => sessionStorage.clear());

test("an earlier history entry gets what was chosen after it (R6.7)", async () => {
  const { rememberDraft, withLatestDraft } = await openPage(`${PATH}?step=menu&adults=2&date=2026-12-24`);
  rememberDraft();
  goTo(`${PATH}?step=party`);
  expect(withLatestDraft()).toBe("?step=party&adults=2&date=2026-12-24");
});

test("what was removed later does not come back with an earlier entry (R6.7)", async () => {
  const { rememberDraft, withLatestDraft } = await openPage(`${PATH}?step=date&adults=4`);
  rememberDraft();
  goTo(`${PATH}?step=party&adults=2&time=19:00&utm_source=mail`);
  expect(withLatestDraft()).toBe("?step=party&adults=4&utm_source=mail");
});

test("a reload keeps the draft, which the tab stores (R6.7)", async () => {
  (await openPage(`${PATH}?adults=3&menu=7:2,8:1`)).rememberDraft();
  const { withLatestDraft } = await openPage(PATH);
  expect(new URLSearchParams(withLatestDraft()).get("menu")).toBe("7:2,8:1");
});

test("the draft of one promotion is not used for another (R6.7)", async () => {
  const { rememberDraft, withLatestDraft } = await openPage(`${PATH}?adults=3`);
  rememberDraft();
  goTo("/promotion/14/1402?step=party");
  expect(withLatestDraft()).toBe("?step=party");
});

test.each(["{", "7", '{"path":7}', "null", `"promotion/14/1401?adults=3"`, `"now ${PATH}?adults=3"`])(
  "storage that holds %s counts as empty (R10.6)",
  async (text) => {
    sessionStorage.setItem("reservation-draft", text);
    const { withLatestDraft } = await openPage(`${PATH}?adults=2`);
    expect(withLatestDraft()).toBe("?adults=2");
  },
);

test("where storage is refused, the page itself keeps the draft (R10.6)", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "QuotaExceededError");
  });
  const { rememberDraft, withLatestDraft } = await openPage(`${PATH}?adults=5`);
  rememberDraft();
  goTo(`${PATH}?step=party`);
  expect(withLatestDraft()).toBe("?step=party&adults=5");
});

test("full storage does not bring back the choice that it stored before (R10.6)", async () => {
  const { rememberDraft, withLatestDraft } = await openPage(`${PATH}?adults=2`);
  rememberDraft();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  goTo(`${PATH}?adults=6`);
  rememberDraft();
  goTo(`${PATH}?step=party`);
  expect(withLatestDraft()).toBe("?step=party&adults=6");
});

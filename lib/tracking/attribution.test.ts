/** @jest-environment jsdom */
import { readAttribution } from "@/lib/tracking/attribution";

const clearCookie = (name: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${name}=; max-age=0`;
};

beforeEach(() => {
  localStorage.clear();
  clearCookie("campaign");
  clearCookie("shared-by");
});

test("attribution is the visit, campaign and sharer that this browser stored (R10.6)", () => {
  localStorage.setItem("es-uuid", '"a1b2-c3"');
  localStorage.setItem("campaign", '"winter-1"');
  localStorage.setItem("shared-by", '"Hana_21"');
  expect(readAttribution()).toEqual({ esUuid: "a1b2-c3", campaign: "winter-1", sharedBy: "Hana_21" });
});

test("attribution falls back to the server's cookies when storage was cleared (R10.6)", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = "campaign=spring";
  expect(readAttribution()).toEqual({ campaign: "spring" });
});

test("attribution decodes cookies with names in any script and ids in base64 (R10.6)", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `campaign=${encodeURIComponent("가을 미식; 1+1")}`;
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `shared-by=${encodeURIComponent("QUJD+ZGVm/Zw==")}`;
  expect(readAttribution()).toEqual({ campaign: "가을 미식; 1+1", sharedBy: "QUJD+ZGVm/Zw==" });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = "campaign=%E0%A4%A";
  expect(readAttribution()).toEqual({ sharedBy: "QUJD+ZGVm/Zw==" });
});

test("invalid stored values are left out (R10.6)", () => {
  localStorage.setItem("es-uuid", '{"a":1}');
  localStorage.setItem("campaign", '"line\\nbreak"');
  localStorage.setItem("shared-by", "no json");
  expect(readAttribution()).toEqual({});
});

test("blocked storage counts as empty (R10.6)", () => {
  const forbidden = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(readAttribution()).toEqual({});
  forbidden.mockRestore();
});

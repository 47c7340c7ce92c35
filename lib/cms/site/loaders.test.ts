import { AppError } from "@/lib/base/app-error";
import { loadSetting } from "@/lib/cms/site/loaders";
import { settingSchema } from "@/lib/cms/site/schema";
import { callPublic } from "@/lib/http/call-backend";
import { forgetProcessWide } from "@/lib/server/settings/process-wide.test-support";

jest.mock("@/lib/http/call-backend");

beforeEach(() => forgetProcessWide("logged-settings"));

const answer = (value: unknown) => jest.mocked(callPublic).mockResolvedValue({ value });
const warnings = () => jest.spyOn(console, "warn").mockImplementation(() => {});

test("a complete setting is returned without logging (R2.5)", async () => {
  answer({ name: "Yeoul", square_logo: "{media}/logo.jpg", more: 1 });
  expect(await loadSetting("app_config_channel")).toEqual({ name: "Yeoul", square_logo: "{media}/logo.jpg" });
});

test("a missing setting is logged and returned as undefined (R12.3)", async () => {
  const warn = warnings();
  jest.mocked(callPublic).mockRejectedValue(new AppError("page_not_found", { status: 404 }));
  expect(await loadSetting("kakao_info")).toBeUndefined();
  expect(warn).toHaveBeenCalledWith("setting kakao_info is missing or unreadable");
});

test.each([["text"], [null], [undefined], [7], [[]]])(
  "a setting whose value is %j is logged (R12.3)",
  async (value) => {
    const warn = warnings();
    answer(value);
    expect(await loadSetting("kakao_info")).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

test.each([
  [{ client_id: "a", sdk_key: "b" }, ["channel_id"]],
  [{ channel_id: "a", client_id: "", sdk_key: null }, ["client_id", "sdk_key"]],
  [{}, ["channel_id", "client_id", "sdk_key"]],
])("kakao_info %j is returned, and missing fields are logged by name (R12.3)", async (value, missing) => {
  const warn = warnings();
  answer(value);
  expect(await loadSetting("kakao_info")).toBeDefined();
  expect(warn.mock.calls).toEqual(missing.map((name) => [`setting kakao_info has no ${name}`]));
});

test("what a setting lacks is logged once, and again when it changes (R12.3)", async () => {
  const warn = warnings();
  for (const value of [{ client_id: "a", sdk_key: "b" }, { client_id: "c", sdk_key: "d" }, {}]) {
    answer(value);
    for (let times = 0; times < 3; times += 1) await loadSetting("kakao_info");
  }
  expect(warn.mock.calls.map(([line]) => line)).toEqual(
    ["channel_id", "channel_id", "client_id", "sdk_key"].map((name) => `setting kakao_info has no ${name}`),
  );
});

test("a complete kakao_info is not logged, and its numbers become text (R12.3)", async () => {
  answer({ channel_id: 12, client_id: "b", sdk_key: "c" });
  expect(await loadSetting("kakao_info")).toEqual({ channel_id: "12", client_id: "b", sdk_key: "c" });
});

test("a weight that is not a number counts as missing and does not affect the others (R3.6)", async () => {
  answer({ kakao: "10", hyatt: 5, other: "heavy", none: null });
  expect(await loadSetting("account_order")).toEqual({
    kakao: 10,
    hyatt: 5,
    other: undefined,
    none: undefined,
  });
});

test("settings cannot be loaded when the back end cannot be reached", async () => {
  const error = new AppError("backend_unavailable", { status: 502 });
  jest.mocked(callPublic).mockRejectedValue(error);
  await expect(loadSetting("func_config")).rejects.toBe(error);
});

test("a value may be JSON or JSON text", () => {
  expect(settingSchema.parse({ key: "x", value: '{"a":1}' }).value).toEqual({ a: 1 });
  expect(settingSchema.parse({ key: "x", value: { a: 1 } }).value).toEqual({ a: 1 });
  expect(settingSchema.parse({ key: "x", value: "plain" }).value).toBe("plain");
});

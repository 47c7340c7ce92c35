/** @jest-environment jsdom */
import { refreshProfile } from "@/components/account/after-channel";
import { openChannel } from "@/components/account/open-channel";

jest.mock("@/components/account/after-channel", () => ({
  refreshProfile: jest.fn(async () => {}),
  sayChannelRefused: jest.fn(async () => {}),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the window for the channel is 350 by 510 and looked at every 1,000 ms; its end reloads the profile once (R3.10)", async () => {
  const opened = { closed: false };
  const open = jest.spyOn(window, "open").mockReturnValue(opened as Window);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  expect(openChannel("https://pf.example/friend")).toBe(true);
  expect(open).toHaveBeenCalledWith("https://pf.example/friend", expect.any(String), "width=350,height=510");
  opened.closed = true;
  await jest.advanceTimersByTimeAsync(999);
  expect(refreshProfile).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(refreshProfile).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(refreshProfile).toHaveBeenCalledTimes(1);
});

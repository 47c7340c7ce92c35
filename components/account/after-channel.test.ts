/** @jest-environment jsdom */
import { sayChannelRefused } from "@/components/account/after-channel";
import { showToast } from "@/components/ui/toasts";

jest.mock("@/components/ui/toasts", () => ({ showToast: jest.fn() }));

test("a window for adding the channel that the browser blocks is reported to the letter (R3.10)", async () => {
  document.documentElement.dataset.language = "en";
  await sayChannelRefused();
  expect(showToast).toHaveBeenCalledWith({
    title: "Error failed_to_open_add_friends",
    message: "Fail to open AddFriends Modal",
    isError: true,
  });
});

import { addChannelAddress } from "@/lib/session/login/channel-page";

test("R3.10 a channel is added on its own page at the messenger", () => {
  expect(addChannelAddress("https://pf.kakao.com/_yeoul")).toBe("https://pf.kakao.com/_yeoul/friend");
});

import { addChannelAddress } from "@/lib/account/channel-page";

test("a channel is added on its own page at the messenger (R3.10)", () => {
  expect(addChannelAddress("https://pf.kakao.com/_yeoul")).toBe("https://pf.kakao.com/_yeoul/friend");
});

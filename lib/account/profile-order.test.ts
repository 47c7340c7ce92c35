import { inAccountOrder } from "@/lib/account/profile-manager";
import { userInfoSchema } from "@/lib/account/schema";

const info = userInfoSchema.parse({
  authBy: "kakao",
  profiles: { kakao: [{ id: 1 }], hyatt: [{ loyaltyId: "A" }, { loyaltyId: "B" }] },
});
const order = (weights: Record<string, number>) =>
  inAccountOrder(info, weights).map(({ provider }) => provider);

test.each([
  [{ kakao: 2, hyatt: 1 }, ["kakao", "hyatt", "hyatt"]],
  [{ kakao: 1, hyatt: 2 }, ["hyatt", "hyatt", "kakao"]],
  [{ hyatt: 0 }, ["hyatt", "hyatt", "kakao"]],
  [{ hyatt: -2 }, ["kakao", "hyatt", "hyatt"]],
  [{}, ["kakao", "hyatt", "hyatt"]],
])("with weights %j profiles are sorted as %j (R3.6)", (weights, providers) => {
  expect(order(weights)).toEqual(providers);
});

test("profiles of one provider keep their order (R3.6)", () => {
  const loyal = inAccountOrder(info, {}).flatMap((linked) =>
    linked.provider === "hyatt" ? [linked.profile.loyaltyId] : [],
  );
  expect(loyal).toEqual(["A", "B"]);
});

import { z } from "zod";
import { listOf, numberSchema, optionally, textSchema } from "@/lib/http/tolerant";

/** A messenger profile; the wire's spelling of the channel's agreement ends here. */
export const messengerProfileSchema = z
  .object({
    id: textSchema,
    kakao_account: z.object({ name: optionally(textSchema) }).catch({ name: undefined }),
    properties: z.object({ nickname: optionally(textSchema) }).catch({ nickname: undefined }),
    connected_at: optionally(textSchema),
    channel_aggrement: z.object({ relation: optionally(textSchema) }).catch({ relation: undefined }),
    qr: optionally(textSchema),
  })
  .transform((wire) => ({
    id: wire.id,
    name: wire.kakao_account.name ?? wire.properties.nickname,
    connectedAt: wire.connected_at,
    hasChannel: wire.channel_aggrement.relation === "ADDED",
    qr: wire.qr,
  }));

/** A loyalty profile; `memberSince` is MM/DD/YYYY as the programme writes it. */
export const loyaltyProfileSchema = z
  .object({
    loyaltyId: textSchema,
    firstName: textSchema.catch(""),
    points: numberSchema.catch(0),
    memberSince: optionally(textSchema),
    tierCode: textSchema.catch("MEMB"),
    _updatedAt: optionally(textSchema),
  })
  .transform(({ _updatedAt, ...profile }) => ({ ...profile, updatedAt: _updatedAt }));

export const userInfoSchema = z.object({
  authBy: z.enum(["kakao", "hyatt"]),
  profiles: z.object({
    kakao: listOf(messengerProfileSchema).catch([]),
    hyatt: listOf(loyaltyProfileSchema).catch([]),
  }),
});

/** Server to server only: the token never reaches a browser. */
export const accessSchema = z.object({
  accessToken: z.string().min(1),
  expiresAt: z.iso.datetime({ offset: true }),
});

export const providerSchema = z.enum(["kakao", "hyatt"]);

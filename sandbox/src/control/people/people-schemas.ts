import { z } from "zod";
import { idSchema } from "#shared/http/validate.ts";

/** One text for both languages, or one for each. */
const textSchema = z.union([
  z
    .string()
    .min(1)
    .transform((text) => ({ ko: text, en: text })),
  z.object({ ko: z.string().min(1), en: z.string().min(1) }),
]);

const memberSchema = z.strictObject({
  firstName: z.string().min(1).optional(),
  lastName: z.string().optional(),
  /** Four capitals; unknown codes are allowed. */
  tierCode: z
    .string()
    .regex(/^[A-Z]{4}$/)
    .optional(),
  points: z.number().int().min(0).optional(),
  memberSince: z.iso.date().optional(),
});

/** A guest of the messenger; for an existing one, only the fields to change. */
export const guestSchema = z.strictObject({
  id: idSchema.optional(),
  name: textSchema.optional(),
  nickname: textSchema.optional(),
  channel: z.enum(["ADDED", "NONE"]).optional(),
  /** The membership linked with the guest's customer, `null` to unlink it. */
  loyalty: memberSchema.nullish(),
});

export type GuestFields = z.infer<typeof guestSchema>;

export const messengerIdSchema = z.strictObject({ messengerId: idSchema });

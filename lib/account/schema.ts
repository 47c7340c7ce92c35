import * as z from "zod/mini";
import { providers } from "@/lib/base/ids";
import {
  instantSchema,
  jsonOr,
  numberSchema,
  optionally,
  sortedOrNone,
  textSchema,
} from "@/lib/http/tolerant";

/** A messenger profile; the wire format's misspelled `channel_aggrement` is mapped to `hasChannel`. */
const messengerProfileSchema = z.pipe(
  z.object({
    id: textSchema,
    kakao_account: z.catch(
      jsonOr(
        z.object({
          name: optionally(textSchema),
          phone_number: optionally(textSchema),
          email: optionally(textSchema),
        }),
      ),
      { name: undefined, phone_number: undefined, email: undefined },
    ),
    properties: z.catch(jsonOr(z.object({ nickname: optionally(textSchema) })), { nickname: undefined }),
    connected_at: optionally(textSchema),
    channel_aggrement: z.catch(jsonOr(z.object({ relation: optionally(textSchema) })), {
      relation: undefined,
    }),
    qr: optionally(textSchema),
  }),
  z.transform((wire) => ({
    id: wire.id,
    name: wire.kakao_account.name ?? wire.properties.nickname,
    phone: wire.kakao_account.phone_number,
    email: wire.kakao_account.email,
    connectedAt: wire.connected_at,
    hasChannel: wire.channel_aggrement.relation === "ADDED",
    qr: wire.qr,
  })),
);

/** A loyalty profile; `memberSince` is MM/DD/YYYY, the programme's format. */
const loyaltyProfileSchema = z.pipe(
  z.object({
    loyaltyId: textSchema,
    firstName: z.catch(textSchema, ""),
    points: z.catch(numberSchema, 0),
    memberSince: optionally(textSchema),
    tierCode: z.catch(textSchema, "MEMB"),
    _updatedAt: optionally(textSchema),
  }),
  z.transform(({ _updatedAt, ...profile }) => ({ ...profile, updatedAt: _updatedAt })),
);

export const providerSchema = z.enum(providers);

/** Who is signed in, by which account, and all accounts that are linked. */
export const userInfoSchema = z.object({
  authBy: providerSchema,
  profiles: jsonOr(
    z.object({
      kakao: sortedOrNone(messengerProfileSchema, ({ id }) => id),
      hyatt: sortedOrNone(loyaltyProfileSchema, ({ loyaltyId }) => loyaltyId),
    }),
  ),
});

/** Server to server only: the token never reaches a browser. */
export const accessSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  expiresAt: instantSchema,
});

export type UserInfo = z.output<typeof userInfoSchema>;
export type MessengerProfile = z.output<typeof messengerProfileSchema>;
export type LoyaltyProfile = z.output<typeof loyaltyProfileSchema>;

/** The content of our own sealed session cookie. */
export const sealedSessionSchema = z.object({
  id: z.string(),
  token: z.string(),
  beganAt: instantSchema,
  expiresAt: instantSchema,
  authBy: providerSchema,
  /** Its id before an account was linked in it; absent where none was. */
  firstId: z.optional(z.string()),
  /** Whose it is, for limits that a new login must not end; absent where the back end did not say it then. */
  guest: z.optional(z.string()),
});

/** The data of a login in progress, in a cookie of its own. */
export const loginAttemptSchema = z.object({
  state: z.string(),
  codeVerifier: z.string(),
  provider: providerSchema,
  purpose: z.enum(["login", "bind"]),
  returnTo: z.string(),
  /** The guest must not be asked for anything: the login succeeds at once or fails. */
  isSilent: z.boolean(),
  /** The messenger shows its login although the guest did not request one (R3.8). */
  isForced: z._default(z.boolean(), false),
  /** The loyalty account is to be linked after the messenger's login. */
  thenBind: z.boolean(),
  /** The session whose account is linked; another session must not finish it. */
  sessionId: z.optional(z.string()),
});

export type LoginAttempt = z.output<typeof loginAttemptSchema>;

/** Returned by a back end that renews the access on a profile update; without it the session ends. */
export const renewedAccessSchema = z.catch(
  jsonOr(
    z.object({
      accessToken: optionally(accessSchema.shape.accessToken),
      expiresAt: optionally(accessSchema.shape.expiresAt),
    }),
  ),
  { accessToken: undefined, expiresAt: undefined },
);

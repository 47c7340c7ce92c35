import { z } from "zod";
import { messengerApp } from "./providers.ts";
import type { ChannelRelation } from "./seed-types.ts";

/** A messenger account as the back end stores it; the spelling of `channel_aggrement` is the contract's. */
export type MessengerProfile = {
  id: number;
  kakao_account: { name: string };
  properties: { nickname: string };
  /** When the account was connected, in UTC. */
  connected_at: string | null;
  channel_aggrement: { relation: ChannelRelation };
};

/** A membership as the back end stores it; `memberSince` is MM/DD/YYYY, `_updatedAt` is when it was last read. */
export type LoyaltyProfile = {
  loyaltyId: string;
  firstName: string;
  points: number;
  memberSince: string;
  tierCode: string;
  _updatedAt: string;
};

export type LinkedProfile = MessengerProfile | LoyaltyProfile;

const userAnswerSchema = z.object({
  id: z.number(),
  connected_at: z.string().optional(),
  properties: z.object({ nickname: z.string() }),
  kakao_account: z.object({ name: z.string() }),
});

const channelsAnswerSchema = z.object({
  channels: z.array(z.object({ channel_public_id: z.string(), relation: z.string() })),
});

const memberAnswerSchema = z.object({
  loyaltyId: z.string(),
  firstName: z.string(),
  points: z.number(),
  memberSince: z.string(),
  tierCode: z.string(),
});

/** Combines the messenger's responses about an account and its channels. Throws a ZodError if one is invalid. */
export function toMessengerProfile(userAnswer: unknown, channelsAnswer: unknown): MessengerProfile {
  const { id, connected_at, properties, kakao_account } = userAnswerSchema.parse(userAnswer);
  const channel = channelsAnswerSchema
    .parse(channelsAnswer)
    .channels.find(({ channel_public_id }) => channel_public_id === messengerApp.channelId);
  return {
    id,
    kakao_account,
    properties,
    connected_at: connected_at ?? null,
    channel_aggrement: { relation: channel?.relation === "ADDED" ? "ADDED" : "NONE" },
  };
}

/** Parses the loyalty programme's response about a member, read at `now`. Throws a ZodError if it is invalid. */
export function toLoyaltyProfile(memberAnswer: unknown, now: Date): LoyaltyProfile {
  return { ...memberAnswerSchema.parse(memberAnswer), _updatedAt: now.toISOString() };
}

import * as z from "zod/mini";
import { sortedListOf, textSchema } from "@/lib/http/tolerant";

const channels = ["sms", "email", "messenger"] as const;

/**
 * A message about a reservation that the guest will be sent: its channel, and the recipient as masked by the back end.
 */
export const sentMessageSchema = z.object({
  channel: z.enum(channels),
  to: z.catch(textSchema, ""),
});

export type SentMessage = z.output<typeof sentMessageSchema>;

/** The readable messages; empty when the back end sends none, so that nothing is promised. */
export const sentMessagesSchema = z.catch(
  sortedListOf(
    sentMessageSchema,
    ({ channel }) => channels.indexOf(channel),
    ({ to }) => to,
  ),
  [],
);

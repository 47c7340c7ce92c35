import * as z from "zod/mini";
import { listOf, textSchema } from "@/lib/http/tolerant";

/**
 * A message about a reservation that the guest will be sent: its channel, and the recipient as masked by the back end.
 */
export const sentMessageSchema = z.object({
  channel: z.enum(["sms", "email", "messenger"]),
  to: z.catch(textSchema, ""),
});

export type SentMessage = z.output<typeof sentMessageSchema>;

/** The readable messages; empty when the back end sends none, so that nothing is promised. */
export const sentMessagesSchema = z.catch(listOf(sentMessageSchema), []);

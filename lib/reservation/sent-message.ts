import * as z from "zod/mini";
import { listOf, textSchema } from "@/lib/http/tolerant";

/** What the back end says that the guest will be sent of a reservation: by which way, and to whom, masked by it. */
export const sentMessageSchema = z.object({
  channel: z.enum(["sms", "email", "messenger"]),
  to: z.catch(textSchema, ""),
});

export type SentMessage = z.output<typeof sentMessageSchema>;

/** Those that can be read; none where the back end says nothing, so that nothing is promised. */
export const sentMessagesSchema = z.catch(listOf(sentMessageSchema), []);

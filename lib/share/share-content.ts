import * as z from "zod/mini";

const text = (max: number) =>
  z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(max))), undefined);

/** What is shared, as set by its author or its page; what is left out is taken from the page's own preview. */
const shareContentSchema = z.object({
  title: text(200),
  description: text(500),
  /** Hashtags without `#`, separated by commas. */
  hashtags: text(300),
  imageUrl: text(2_048),
  /** Caption of the button in a messenger's card. */
  buttonText: text(100),
});

export type ShareContent = z.output<typeof shareContentSchema>;

/** Parses a share mark; an invalid one yields an empty object, which shares the page as it is. Never throws. */
export function readShareMark(mark: string): ShareContent {
  try {
    const parsed = shareContentSchema.safeParse(JSON.parse(mark));
    return parsed.success ? parsed.data : {};
  } catch {
    // An author may write anything into an attribute; the page itself can always be shared.
    return {};
  }
}

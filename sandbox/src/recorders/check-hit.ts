import { z } from "zod";
import { adSdkTypes } from "#shared/collected-kinds.ts";

/** The report of a call, as sent by the stand-in scripts. */
export const hitSchema = z.object({
  platform: z.enum([...adSdkTypes, "kakao_sdk"]),
  sdkId: z.string(),
  call: z.string(),
  args: z.array(z.unknown()),
  page: z.string(),
  referrer: z.string(),
  isTop: z.boolean(),
  notes: z.array(z.string()),
});

export type SentHit = z.infer<typeof hitSchema>;

const text = z.string().min(1);
const digits = z.string().regex(/^\d+$/);
const won = z.number().int().positive();
const count = z.number().int().positive();

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const kakaoPurchase = z
  .strictObject({
    total_quantity: digits,
    total_price: digits,
    currency: z.literal("KRW"),
    products: z.array(z.strictObject({ id: text, name: text, quantity: digits, price: digits })).min(1),
    tag: text.optional(),
  })
  .refine(
    ({ total_price, products }) =>
      Number(total_price) === sum(products.map(({ price, quantity }) => Number(price) * Number(quantity))),
    "total_price is not the sum of the products",
  )
  .refine(
    ({ total_quantity, products }) =>
      Number(total_quantity) === sum(products.map(({ quantity }) => Number(quantity))),
    "total_quantity is not the sum of the products",
  );

const naverTrans = z
  .strictObject({
    type: z.literal("purchase"),
    id: text,
    items: z
      .array(
        z.strictObject({
          id: text,
          name: z.string().regex(/^[^'"]+$/, "an item's name holds quote marks"),
          category: text.optional(),
          quantity: count,
          payAmount: won,
          option: text.optional(),
        }),
      )
      .min(1),
    value: digits,
  })
  .refine(
    ({ value, items }) => Number(value) === sum(items.map(({ payAmount }) => payAmount)),
    "value is not the sum of payAmount",
  );

const metaPurchase = z.tuple([
  z.literal("Purchase"),
  z.strictObject({
    value: won,
    currency: z.literal("KRW"),
    content_ids: z.array(text).min(1),
    contents: z.array(z.strictObject({ id: text, quantity: count })).min(1),
    content_type: z.literal("product"),
    num_items: count,
  }),
  z.strictObject({ eventID: text }),
]);

const googlePageView = z.tuple([
  z.literal("page_view"),
  z.strictObject({ page_location: z.url(), page_title: z.string(), send_to: text.optional() }),
]);

const googlePurchase = z.tuple([
  z.literal("purchase"),
  z.strictObject({
    transaction_id: text,
    value: won,
    currency: z.literal("KRW"),
    items: z.array(z.strictObject({ item_id: text, item_name: text, price: won, quantity: count })).min(1),
    send_to: text.optional(),
  }),
]);

const link = z.strictObject({ webUrl: z.url(), mobileWebUrl: z.url() });
const buttons = z.array(z.strictObject({ title: text, link })).min(1);
const kakaoCard = z.discriminatedUnion("objectType", [
  z.strictObject({
    objectType: z.literal("feed"),
    content: z.strictObject({ title: text, description: text.optional(), imageUrl: z.url(), link }),
    buttons,
  }),
  z.strictObject({ objectType: z.literal("text"), text, link, buttons }),
]);

/** The calls that our pages may make, by `platform call`, in the shapes of the platforms' guides. */
const shapes: Record<string, z.ZodType> = {
  "kakao_pixel pageView": z.union([z.tuple([]), z.tuple([text])]),
  "kakao_pixel purchase": z.tuple([kakaoPurchase]),
  "naver_wcs wcs_do": z.tuple([]),
  "naver_wcs trans": z.tuple([naverTrans]),
  "meta_pixel track": z.union([z.tuple([z.literal("PageView")]), metaPurchase]),
  "google_tag event": z.union([googlePageView, googlePurchase]),
  "kakao_sdk sendDefault": z.tuple([kakaoCard]),
};

/** Personal data that must not be sent: reservation numbers, mail addresses, Korean mobile numbers. */
const personal = [/AH_\d/, /[\w.+-]+@[\w-]+\.\w/, /\b01\d[- ]?\d{3,4}[- ]?\d{4}\b/];

/**
 * Returns the faults of a call as sentences; an empty list if it follows the platform's guide. `publicOrigin` is the
 * only domain registered for the messenger's cards.
 */
export function checkHit(hit: SentHit, publicOrigin: string): string[] {
  const faults = [...hit.notes];
  if (hit.sdkId === "") faults.push("no account was given");
  const shape = shapes[`${hit.platform} ${hit.call}`];
  if (shape === undefined) faults.push(`${hit.platform} ${hit.call} was not expected`);
  const parsed = shape?.safeParse(hit.args);
  if (parsed?.success === false) faults.push(z.prettifyError(parsed.error));
  const said = JSON.stringify([hit.args, hit.page, hit.referrer]);
  if (personal.some((pattern) => pattern.test(decodeLoosely(said))))
    faults.push("personal data was reported");
  if (hit.platform === "kakao_sdk" && !isOfOrigin(hit.args, publicOrigin)) {
    faults.push("a card links to a domain that is not registered");
  }
  return faults;
}

function isOfOrigin(args: unknown[], publicOrigin: string): boolean {
  const addresses = JSON.stringify(args).match(/(?<=WebUrl":"|webUrl":")[^"]+/g) ?? [];
  return addresses.every((address) => URL.canParse(address) && new URL(address).origin === publicOrigin);
}

function decodeLoosely(said: string): string {
  try {
    return decodeURIComponent(said);
  } catch {
    // A literal percent sign: text that is not encoded can be searched as is.
    return said;
  }
}

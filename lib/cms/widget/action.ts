import { z } from "zod";
import { providers } from "@/lib/base/ids";
import { namedRoutePath } from "@/lib/routing/paths";
import { namedRoutes, type RouteName } from "@/lib/routing/route-table";
import { toSafeLink, toSafeMediaUrl } from "@/lib/routing/safe-url";

const routeNames = Object.keys(namedRoutes) as [RouteName, ...RouteName[]];

const paramsSchema = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number()]).transform(String))
  .default({});

/** The target of a named route; rejected when a required parameter is missing or invalid. */
export const routeTargetSchema = z
  .object({ route: z.enum(routeNames), params: paramsSchema })
  .refine(({ route, params }) => namedRoutePath(route, params) !== undefined);

const addressSchema = (toSafe: (value: string) => string | null) =>
  z
    .string()
    .min(1)
    .transform((value, context) => {
      const url = toSafe(value);
      if (url !== null) return url;
      context.addIssue({ code: "custom", message: "not an allowed address" });
      return z.NEVER;
    });

/** A link that an author may set: http, https, mailto, tel, sms or an address on this site. */
export const linkUrlSchema = addressSchema(toSafeLink);

/** A picture that an author may set: http, https or an address on this site. */
export const mediaUrlSchema = addressSchema(toSafeMediaUrl);

const target = z.enum(["_self", "_blank"]).default("_self").catch("_self");

const movePageSchema = z
  .object({ type: z.literal("move-page"), name: z.string(), params: paramsSchema, target })
  .transform((action, context) => {
    const routeTarget = routeTargetSchema.safeParse({ route: action.name, params: action.params });
    if (routeTarget.success) return { type: action.type, ...routeTarget.data, target: action.target };
    context.addIssue({ code: "custom", message: "needs the name of a page and its parameters" });
    return z.NEVER;
  });

const shareTexts = z.object({
  title: z.string().max(200).optional().catch(undefined),
  description: z.string().max(500).optional().catch(undefined),
  hashtags: z.string().max(300).optional().catch(undefined),
  imageurl: mediaUrlSchema.optional().catch(undefined),
  buttontext: z.string().max(100).optional().catch(undefined),
});

/** The options of a share block, next to `type` or in `params`; those next to `type` take precedence. */
const shareSchema = shareTexts
  .extend({ type: z.literal("share"), params: shareTexts.catch({}).default({}) })
  .transform(({ type, params, ...beside }) => ({ type, content: { ...params, ...definedOnly(beside) } }));

function definedOnly<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

/**
 * What a button does when pressed, or an event after a successful entry. A link or file needs a url, move-page a route.
 */
export const actionSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("link"), url: linkUrlSchema, target }),
  z.object({ type: z.literal("file"), url: linkUrlSchema, name: z.string().max(200).optional(), target }),
  movePageSchema,
  shareSchema,
  z.object({ type: z.literal("login"), name: z.enum(providers).default("kakao").catch("kakao") }),
  z.object({ type: z.literal("bind") }),
  z.object({ type: z.literal("add-channel") }),
]);

export type Action = z.output<typeof actionSchema>;

import "server-only";
import { AppError } from "@/lib/base/app-error";
import { loadSetting } from "@/lib/cms/site/loaders";
import { getCouponName, redeemCoupon } from "@/lib/coupon/endpoints";
import { callPublic } from "@/lib/http/call-backend";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";

/** Returns whether a coupon of any guest has this id. Throws `AppError` where the back end does not tell. */
export async function couponExists(id: number): Promise<boolean> {
  try {
    await callPublic(getCouponName, { id }, FALLBACK_LOCALE);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "notfound_coupon") return false;
    throw error;
  }
}

/**
 * Resolves with the fields of a coupon's check that this back end takes in the query: none where it takes the body,
 * undefined where it does not say. Throws `AppError` where the settings cannot be read: a password must not guess its way.
 */
export async function couponCheckQuery(): Promise<typeof redeemCoupon.query> {
  const { couponCheckBody } = (await loadSetting("func_config")) ?? {};
  return couponCheckBody === true ? [] : redeemCoupon.query;
}

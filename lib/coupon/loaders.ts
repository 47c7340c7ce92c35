import "server-only";
import { getCouponName } from "@/lib/coupon/endpoints";
import { AppError } from "@/lib/errors/app-error";
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

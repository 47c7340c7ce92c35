import type { BrowserContext, Page } from "playwright/test";
import { gatewayPay } from "@/e2e/support/booking-fixtures";

/**
 * Pays in the gateway window shown by `page` and returns in another browser, as card apps do on iOS: the gateway's
 * return form is posted there.
 */
export async function returnElsewhere(page: Page, elsewhere: BrowserContext): Promise<Page> {
  const returning = page.waitForRequest(/payment\/preApproval/);
  await page.route(/payment\/preApproval/, (route) => route.abort());
  await gatewayPay(page).click();
  const request = await returning;
  const other = await elsewhere.newPage();
  await other.setContent(
    `<form method="post" action="${request.url().replaceAll("&", "&amp;")}">${[
      ...new URLSearchParams(request.postData() ?? ""),
    ]
      .map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', "&quot;")}">`,
      )
      .join("")}</form>`,
  );
  await other.evaluate(() => document.forms[0]?.submit());
  return other;
}

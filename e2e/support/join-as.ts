import type { Page } from "playwright/test";

/** On the loyalty programme's login page: joins as a new member with this first name. */
export async function joinAs(page: Page, firstName: string): Promise<void> {
  await page.locator('input[name="firstName"]').fill(firstName);
  await page.locator('input[name="lastName"]').fill("Yeoul");
  await page.locator('input[name="lastName"]').press("Enter");
}

import type { Locator, Page } from "playwright/test";
import { expect, test, uniqueKey } from "@/e2e/support/fixtures";
import { joinAs } from "@/e2e/support/join-as";
import { buttonOf, says } from "@/e2e/support/messages";

/** A loyalty tier, and one that is unknown. */
const TIERS = [
  ["LGLO", "LIFETIME GLOBALIST"],
  ["ZZZZ", "MEMBER"],
] as const;

const loyaltyCard = (place: Page | Locator) =>
  place.getByRole("region", { name: says("Account.loyaltyCard") });

/** Links another membership, of a new member who joins at the loyalty login with this first name. */
async function linkAnother(page: Page, path: string, firstName: string): Promise<void> {
  await page.goto(`/auth/hyatt/bind?return=${path}&prompt=login`);
  await joinAs(page, firstName);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

test("a guest's memberships are shown as cards (R3.11, R4.4, R4.5) @desktop", async ({
  page,
  sandbox,
  signIn,
  isMobile,
}) => {
  await test.step("the card names a tier in upper case, an unknown one as MEMBER, and follows its guest (R3.11)", async () => {
    const guest = await signIn({ loyalty: { tierCode: "CARD", points: 0 } });
    await page.goto("/empty?right-side-menu=true");
    const menu = page.locator("#account-menu");
    const card = loyaltyCard(menu);
    for (const [at, [tierCode, name]] of TIERS.entries()) {
      await sandbox.putGuest({ id: guest, loyalty: { tierCode, points: 1_000 + at } });
      await buttonOf(menu, "Account.refresh").click();
      await expect(card).toContainText((1_000 + at).toLocaleString("en-US"));
      await expect(card.locator("b")).toHaveText(name);
    }
  });
  await test.step("each of a guest's memberships has a slide, reached by arrows, dots and keyboard (R4.4, R4.5)", async () => {
    const key = uniqueKey("several");
    await sandbox.publishPage(key, '<div class="cms-box-profile"></div>');
    await signIn({ name: "한여울" });
    await linkAnother(page, `/p/${key}`, "First");
    await linkAnother(page, `/p/${key}`, "Second");

    const box = page.locator(".cms-box-profile");
    const carousel = box.getByRole("region", { name: says("Account.cards") });
    const cards = [
      box.getByRole("region", { name: says("Account.messengerCard") }),
      loyaltyCard(box).first(),
      loyaltyCard(box).last(),
    ] as const;
    const [next, previous] = [buttonOf(box, "Account.nextCard"), buttonOf(box, "Account.previousCard")];
    const dot = (number: number) =>
      box.getByRole("button", { name: new RegExp(`^(?:Card|카드) ${number}$`) });
    const expectShown = async (number: 1 | 2 | 3) => {
      await expect(dot(number)).toHaveAttribute("aria-current", "true");
      await expect(carousel.locator('[aria-current="true"]')).toHaveCount(1);
      for (const [at, card] of cards.entries()) {
        if (at === number - 1) await expect(card).toBeInViewport({ ratio: 0.95 });
        else await expect(card).not.toBeInViewport({ ratio: 0.1 });
      }
    };

    // The order of a guest's memberships is not theirs to tell.
    await expect(cards[1]).toContainText(/First|Second/);
    await expect(cards[2]).toContainText(/First|Second/);
    expect(await cards[1].textContent()).not.toEqual(await cards[2].textContent());
    await expectShown(1);
    await expect(previous).toBeDisabled();

    await next.click();
    await expectShown(2);
    await dot(3).click();
    await expectShown(3);
    await expect(next).toBeDisabled();
    await previous.click();
    await expectShown(2);

    if (!isMobile) {
      await previous.focus();
      await page.keyboard.press("Enter");
      await expectShown(1);
      // At the end the arrow is disabled but keeps the focus.
      await expect(previous).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(dot(1)).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await expectShown(3);
      // Focusing a control on a hidden card scrolls the card into view.
      await buttonOf(cards[1], "Account.unlink").focus();
      await page.keyboard.press("Shift+Tab");
      await expect(buttonOf(cards[1], "Account.refresh")).toBeFocused();
      await expectShown(2);
    }

    await dot(3).click();
    await expectShown(3);
    const [kept] = /First|Second/.exec((await cards[1].textContent()) ?? "") ?? [];
    await buttonOf(cards[2], "Account.unlink").click();
    await buttonOf(cards[2], "Account.yes").click();
    await expect(dot(3)).toHaveCount(0);
    await expect(dot(2)).toHaveAttribute("aria-current", "true");
    await expect(loyaltyCard(box)).toContainText(kept ?? "");
    await expect(loyaltyCard(box)).toBeInViewport({ ratio: 0.95 });
  });
});

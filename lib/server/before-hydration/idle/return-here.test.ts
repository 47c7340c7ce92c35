/** @jest-environment jsdom */
import { returnHere } from "@/lib/server/before-hydration/idle/links";

beforeAll(returnHere);

function follow(href: string): string | null {
  document.body.innerHTML = `<a href="${href}"><b>Link</b></a>`;
  // jsdom cannot follow links.
  document.body.onclick = (event) => event.preventDefault();
  document.querySelector("b")?.click();
  return document.querySelector("a")?.getAttribute("href") ?? null;
}

test("a link to a login or to linking an account returns to the page as it is when it is followed (R3.9)", () => {
  history.replaceState(null, "", "/r/10?x=1#menu");
  expect(follow("/auth/hyatt/bind")).toBe("/auth/hyatt/bind?return=%2Fr%2F10%3Fx%3D1%23menu");
  expect(follow("/auth/kakao/login?prompt=login")).toBe(
    "/auth/kakao/login?prompt=login&return=%2Fr%2F10%3Fx%3D1%23menu",
  );
  follow("/auth/hyatt/bind");
  history.replaceState(null, "", "/r/11");
  document.querySelector("b")?.click();
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/auth/hyatt/bind?return=%2Fr%2F11");
});

test.each([
  "/auth/hyatt/bind?return=%2Fbook",
  "/book",
  "https://elsewhere.test/auth/hyatt/bind",
  "/auth/kakao/logout",
])("the link %s stays as it is", (href) => {
  history.replaceState(null, "", "/r/10");
  expect(follow(href)).toBe(href);
});

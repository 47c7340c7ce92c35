/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Failure } from "@/components/ui/failure";
import { paths } from "@/lib/routing/paths";

jest.mock("@/components/ui/failure-notice", () => {
  throw new Error("the connection is lost");
});

const words = {
  title: "Sorry",
  message: "Not shown.",
  retry: "Retry",
  call: "Call",
  book: "My reservations",
};

test("a failure whose looks cannot be loaded still leads to the guest's reservations (R10.6)", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  render(<Failure words={words} />);
  const link = await screen.findByRole("link", { name: words.book });
  expect(link.getAttribute("href")).toBe(paths.book());
});

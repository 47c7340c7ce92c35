/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import dynamic from "@/lib/server/before-hydration/framework/dynamic-in-browser";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test.each([
  ["a component", async () => Greeting, undefined],
  ["a module", async () => ({ default: Greeting }), undefined],
  ["a component that no server renders", async () => Greeting, { ssr: false }],
])("%s that is loaded on demand is shown with what it is given (R12.1)", async (_, load, options) => {
  const Dynamic = dynamic(load, options);
  render(<Dynamic name="Ada" />);
  expect(await screen.findByText("Hello Ada")).toBeTruthy();
});

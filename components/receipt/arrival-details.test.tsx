/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { ArrivalDetails } from "@/components/receipt/receipt-details";
import { toOutletDetails } from "@/lib/place/outlet-details";
import { resourceSchema } from "@/lib/place/schema";
import messages from "@/messages/en.json";

const { arrival: words } = messages.Receipt;

const outlet = (arrival: object) =>
  toOutletDetails(
    resourceSchema.parse({
      id: 12,
      meta: { type: "outlet", key: "onsil", content: { en: { name: "Onsil", arrival } } },
    }),
    "ko",
  );

function show(arrival: object) {
  const facts = outlet(arrival).arrival;
  if (facts === undefined) throw new Error("no facts were rendered");
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Seoul">
      <ArrivalDetails arrival={facts} />
    </NextIntlClientProvider>,
  );
}

test("what the restaurant says about arriving is shown, in the fallback language where there is no other", () => {
  show({ floor: "2F", late: "Please call." });
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([words.floor, words.late]);
  expect(screen.getAllByRole("definition").map((fact) => fact.textContent)).toEqual(["2F", "Please call."]);
});

test("nothing is shown for what the restaurant leaves out", () => {
  show({ dress: null });
  expect(screen.queryByRole("heading")).toBeNull();
});

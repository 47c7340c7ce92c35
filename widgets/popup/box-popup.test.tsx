/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { PageTextsProvider } from "@/components/ui/page-texts";
import messages from "@/messages/en.json";
import { BoxPopup } from "@/widgets/popup/box-popup";

test("'do not show' lasts as many days as its author wrote, and says so (R4.11)", () => {
  const { container } = render(
    <PageTextsProvider texts={{ locale: "en", messages }}>
      <BoxPopup
        tag="div"
        attributes={{}}
        scope="part-1"
        slot={0}
        authored={[]}
        content="Autumn menu"
        deferred={false}
        options={{ popupid: "autumn", days: 3 }}
        data={undefined}
      />
    </PageTextsProvider>,
  );
  expect(container.querySelector("label")?.textContent).toBe("Do not show for 3 days");
  expect(container.querySelector("dialog")?.dataset).toMatchObject({ popup: "autumn", days: "3" });
});

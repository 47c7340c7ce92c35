/** @jest-environment jsdom */
import { act, render, waitFor } from "@testing-library/react";
import type { ToasterProps } from "sonner";
import { showToast, Toasts } from "@/components/ui/toasts";

const toast = Object.assign(jest.fn(), { error: jest.fn() });
const shown: ToasterProps[] = [];
jest.mock("sonner", () => ({
  get toast() {
    return toast;
  },
  Toaster: (props: ToasterProps) => {
    shown.push(props);
    return null;
  },
}));

test("a toast stays for three seconds, an error for ten, both at the top right (R12.2)", async () => {
  render(<Toasts />);
  await act(() => showToast({ title: "Done", message: "Kept." }));
  await act(() => showToast({ title: "Error no_tables", message: "None.", isError: true }));
  expect(toast).toHaveBeenCalledWith("Done", { description: "Kept.", duration: 3_000 });
  expect(toast.error).toHaveBeenCalledWith("Error no_tables", { description: "None.", duration: 10_000 });
  await waitFor(() => expect(shown.at(-1)?.position).toBe("top-right"));
});

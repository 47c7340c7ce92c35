/** @jest-environment jsdom */
import { keepFields, restoreFields } from "@/lib/browser/kept-fields";

const FORM = `<select name="hotel"><option value="">Any</option><option value="7">Seven</option></select>
  <input type="radio" name="day" value="today" checked><input type="radio" name="day" value="other">
  <input type="date" name="date"><input type="checkbox" name="quiet"><textarea name="note"></textarea>`;

function showForm(): Element {
  document.body.innerHTML = `<form>${FORM}</form>`;
  return document.body;
}

const values = () =>
  [...document.querySelectorAll<HTMLInputElement>("input,select,textarea")].map(({ type, value, checked }) =>
    type === "radio" || type === "checkbox" ? checked : value,
  );

test("fields that are rendered anew get back what the guest had chosen and typed, and tell their listeners", () => {
  const root = showForm();
  const set = (name: string, value: string) => {
    const field = root.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field !== null) field.value = value;
  };
  set("hotel", "7");
  set("date", "2026-12-24");
  set("note", "창가");
  root.querySelector<HTMLInputElement>("[value=other]")?.click();
  root.querySelector<HTMLInputElement>("[name=quiet]")?.click();
  const chosen = values();
  const kept = keepFields(root);
  showForm();
  const told = jest.fn();
  document.addEventListener("input", told);
  restoreFields(document.body, kept);
  expect(values()).toEqual(chosen);
  expect(told).toHaveBeenCalledTimes(5);
});

test("fields that are still the guest's own are left alone, and other fields too", () => {
  const root = showForm();
  const kept = keepFields(root);
  const told = jest.fn();
  document.addEventListener("input", told);
  restoreFields(root, kept);
  document.body.innerHTML = '<input name="other">';
  restoreFields(document.body, kept);
  expect(values()).toEqual([""]);
  expect(told).not.toHaveBeenCalled();
});

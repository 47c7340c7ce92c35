import { reasonOfBackend, reasonOfProvider } from "@/app/auth/[provider]/login-answers";

test.each([
  ["access_denied", "cancelled"],
  ["server_error", "unavailable"],
  ["temporarily_unavailable", "unavailable"],
  ["login_required", "needed"],
  ["consent_required", "needed"],
  ["interaction_required", "needed"],
  ["account_selection_required", "needed"],
  ["invalid_client", "closed"],
  ["unauthorized_client", "closed"],
  ["misconfigured", "closed"],
  ["KOE003", "unavailable"],
  ["KOE004", "closed"],
  ["KOE006", "closed"],
  ["KOE101", "closed"],
  ["KOE205", "closed"],
  ["KOE303", "refused"],
  ["KOE320", "refused"],
  ["invalid_request", "refused"],
  ["KOE3200", "refused"],
  ["constructor", "refused"],
  ["", "refused"],
])("the provider's error %p is told to the guest as %s", (error, reason) => {
  expect(reasonOfProvider(error)).toBe(reason);
});

test.each([
  [{ status: 409, code: "unexpected" }, "already_linked"],
  [{ status: 401, code: "unauthorized" }, "refused"],
  [{ status: 422, code: "requirements_not_satisfied" }, "refused"],
  [{ status: 502, code: "unexpected" }, "unavailable"],
  [{ status: 503, code: "backend_unavailable" }, "unavailable"],
  [{ status: undefined, code: "backend_unavailable" }, "unavailable"],
  [{ status: 200, code: "backend_answer_unreadable" }, "unavailable"],
] as const)("the back end's response %p to a login is told to the guest as %s", (answer, reason) => {
  expect(reasonOfBackend(answer)).toBe(reason);
});

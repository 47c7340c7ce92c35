import type { EndpointDescription, Refusal } from "@/lib/http/endpoint";

/** Returns the refusals that every call of its kind may have. */
export function commonRefusals({
  session,
  once,
}: Pick<EndpointDescription<unknown>, "session" | "once">): readonly Refusal[] {
  return [
    ...(session === "required"
      ? [{ status: 401, key: "unauthorized", when: "there is no session, or it has expired" }]
      : []),
    { status: 422, key: "requirements_not_satisfied", when: "the request is not as described here" },
    ...(once === true
      ? [
          {
            status: 422,
            key: "requirements_not_satisfied",
            when: "the same Idempotency-Key came with another request",
          },
        ]
      : []),
    { status: 500, key: "unexpected", when: "something else went wrong" },
  ];
}

"use client";

import { useEffect, useRef } from "react";

type Props = { id: string; problemId: string | undefined };

/**
 * The field of the workbench's secret. A secret behind the `#` of the address, which browsers send to no server, is
 * entered by itself: the demo prints such an address.
 */
export function SecretField({ id, problemId }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const secret = location.hash.slice(1);
    if (secret === "" || field.current === null) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    field.current.value = secret;
    field.current.form?.requestSubmit();
  }, []);
  return (
    <input
      ref={field}
      id={id}
      name="secret"
      type="password"
      autoComplete="current-password"
      required
      {...(problemId === undefined ? {} : { "aria-invalid": true, "aria-describedby": problemId })}
    />
  );
}

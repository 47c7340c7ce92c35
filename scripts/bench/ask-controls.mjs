/** Speaks to the controls of a sandbox at `controls` (`sandbox/README.md`). Raises an `Error` with what they refuse. */
export function askControls(controls) {
  return async (method, path, body) => {
    const response = await fetch(controls + path, {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
}

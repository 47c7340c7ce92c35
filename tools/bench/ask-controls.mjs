/**
 * Returns a client for the controls of a sandbox at `controls` (`sandbox/README.md`). It rejects with an `Error` that
 * contains the response when a call fails.
 */
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

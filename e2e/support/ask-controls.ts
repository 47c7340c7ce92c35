/** Makes one call to the sandbox's controls and returns its answer. Throws an `Error` when it is refused. */
export async function askControls(address: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`control ${method} ${address}: ${JSON.stringify(answer)}`);
  return answer;
}

import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { test } from "node:test";
import { PortTakenError, requireFreePort } from "./require-free-port.ts";

test("a port in use is refused with an error message, and a free one stays free", async () => {
  const holder = createServer().listen(0);
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  await assert.rejects(requireFreePort(port), (error) => {
    assert.ok(error instanceof PortTakenError);
    assert.match(error.message, new RegExp(`^Port ${port} is in use`));
    return true;
  });
  holder.close();
  await once(holder, "close");
  await requireFreePort(port);
  await requireFreePort(port);
});

import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import inject from "light-my-request";
import { serveByFramework, watchFrameworkServer } from "@/lib/server/in-framework/framework-server";

test("the framework's own server is found by its first request, and then serves in this process and its context", async () => {
  const context = new AsyncLocalStorage<string>();
  const server = createServer(({ url, headers }, response) => {
    response.end(`${url} ${headers["x-prepared"]} ${context.getStore()}`);
  }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    watchFrameworkServer(({ headers }) => {
      headers["x-prepared"] = "yes";
    });
    expect(await (await fetch(`http://127.0.0.1:${port}/first`)).text()).toBe("/first yes undefined");
    const { payload } = await context.run("of this request", async () =>
      inject(serveByFramework, { url: "/inner" }),
    );
    expect(payload).toBe("/inner undefined of this request");
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

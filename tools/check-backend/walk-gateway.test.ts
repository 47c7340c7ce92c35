import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { walkGateway } from "@/tools/check-backend/walk-gateway";

const SITE = "https://www.example.test";

async function serveGateway(
  answer: (request: IncomingMessage, body: string) => [number, Record<string, string>, string],
) {
  const server = createServer(async (request, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const [status, headers, html] = answer(request, body);
    response.writeHead(status, headers).end(html);
  }).listen(0);
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

const page = (html: string): [number, Record<string, string>, string] => [
  200,
  { "content-type": "text/html" },
  html,
];

test("a payment window is gone through by its forms, redirects and cookies, to the form that leads back", async () => {
  const gateway = await serveGateway(({ url, headers }, body) => {
    if (url === "/pay") return [303, { location: "/window", "set-cookie": "order=7; Path=/" }, ""];
    if (url === "/window" && headers.cookie === "order=7")
      return page(
        `<form method=post action=/done><input type=radio name=card value=1><input type=radio name=card value=2 checked>
        <select name=months><option value=1><option value=3></select><input type=hidden name=seen value=${body.length}>
        <button name=action value=cancel>Cancel</button><button name=action value=go>Pay ₩1,000</button></form>`,
      );
    if (url === "/done")
      return page(`<form method=post action="${SITE}/back?x=1"><input name=sum value="${body}"></form>`);
    return [404, {}, ""];
  });
  const back = await walkGateway({ action: `${gateway.origin}/pay`, fields: { id: "7" } }, SITE);
  gateway.close();
  expect(back.address.href).toBe(`${SITE}/back?x=1`);
  expect(new URLSearchParams(back.body).get("sum")).toBe("card=2&months=1&seen=0&action=go");
});

test("a window that needs a browser is reported, with its address", async () => {
  const gateway = await serveGateway(() => page("<script>open()</script>"));
  await expect(walkGateway({ action: `${gateway.origin}/pay`, fields: {} }, SITE)).rejects.toThrow(
    `${gateway.origin} answered 200 with a page that has no form; it may need a browser`,
  );
  gateway.close();
});

import { Webhook } from "standardwebhooks";
import type { Publication } from "@/lib/server/instances/shared-publications";
import { createPublication } from "@/lib/server/receive-publication";

const secret = `whsec_${Buffer.from("a secret of the back end's own, 1").toString("base64")}`;
const next = `whsec_${Buffer.from("a secret of the back end's own, 2").toString("base64")}`;
const published = (data: object) => ({ type: "content.published", data });

function sign(message: unknown, { id = "msg_1", key = secret, at = new Date() } = {}) {
  const body = typeof message === "string" ? message : JSON.stringify(message);
  return {
    method: "POST",
    target: "/publish",
    client: undefined,
    body: Buffer.from(body),
    headers: {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
      "webhook-signature": new Webhook(key).sign(id, at, body),
    },
  };
}

function receiver(secrets = [secret], isHeardByAll: () => boolean | Promise<boolean> = () => true) {
  const heard: Publication[] = [];
  const receive = createPublication({
    secrets,
    forget: async (publication) => {
      heard.push(publication);
      return isHeardByAll();
    },
  });
  return { heard, receive };
}

test("a signed publication is forgotten by the tags of everything made from it (R11.3)", async () => {
  const { heard, receive } = receiver();
  const data = { tags: ["site"], parts: [7, "8"], pages: ["about"], resources: [14], promotions: [1401] };
  expect((await receive(sign(published(data)))).status).toBe(202);
  expect(heard).toEqual([
    {
      kind: "tags",
      tags: new Set([
        "site",
        "part:7",
        "part:8",
        "page:about",
        "resource:14",
        "promotion-list:14",
        "resource",
        "promotion:1401",
        "promotion",
      ]),
    },
  ]);
});

test("a page's key is forgotten however its letters are composed in the announcement (R11.3)", async () => {
  const { heard, receive } = receiver();
  const key = "객실".normalize("NFD");
  expect((await receive(sign(published({ pages: [key], tags: [`page:${key}`] })))).status).toBe(202);
  expect(heard).toEqual([{ kind: "tags", tags: new Set(["page:객실"]) }]);
});

test("a list that is null is empty, as some back ends write it (R11.3)", async () => {
  const { heard, receive } = receiver();
  const data = { tags: null, parts: null, pages: ["about"], resources: null, promotions: null, all: null };
  expect((await receive(sign(published(data)))).status).toBe(202);
  expect(heard).toEqual([{ kind: "tags", tags: new Set(["page:about"]) }]);
});

test("however many names a message has, all of them are read, also from JSON text (R11.3)", async () => {
  const pages = Array.from({ length: 1_500 }, (_, number) => `page-${number}`);
  const { heard, receive } = receiver();
  expect((await receive(sign(published({ pages })))).status).toBe(202);
  expect((await receive(sign(published({ pages: JSON.stringify(pages) }), { id: "b" }))).status).toBe(202);
  const tags = new Set(pages.map((page) => `page:${page}`));
  expect(heard).toEqual([
    { kind: "tags", tags },
    { kind: "tags", tags },
  ]);
});

test.each([[true], ["true"]])("everything can be published at once (%j) (R11.3)", async (all) => {
  const { heard, receive } = receiver();
  expect((await receive(sign(published({ all })))).status).toBe(202);
  expect(heard).toEqual([{ kind: "all" }]);
});

test("a repeated message is acknowledged but carried out once (R11.3)", async () => {
  const { heard, receive } = receiver();
  const message = sign(published({ pages: ["about"] }));
  expect((await receive(message)).status).toBe(202);
  expect((await receive(message)).status).toBe(202);
  expect(heard).toHaveLength(1);
});

test("a publication that not every instance confirmed is 503, and is carried out again when resent (R11.3)", async () => {
  const answers = [false, true];
  const { heard, receive } = receiver([secret], () => answers.shift() ?? true);
  const message = sign(published({ pages: ["about"] }));
  expect(await receive(message)).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  expect((await receive(message)).status).toBe(202);
  expect((await receive(message)).status).toBe(202);
  expect(heard).toHaveLength(2);
});

test("a duplicate of a message that is being carried out gets the same response, 503 included (R11.3)", async () => {
  let confirm = (_isHeardByAll: boolean) => {};
  const { heard, receive } = receiver(
    [secret],
    () =>
      new Promise((resolve) => {
        confirm = resolve;
      }),
  );
  const message = sign(published({ pages: ["about"] }));
  const both = [receive(message), receive(message)];
  confirm(false);
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([503, 503]);
  expect(heard).toHaveLength(1);
});

test("a publication whose handling failed with an error is carried out again when resent (R11.3)", async () => {
  const outcomes = [() => Promise.reject(new Error("handling failed")), () => true];
  const { heard, receive } = receiver([secret], () => (outcomes.shift() ?? (() => true))());
  const message = sign(published({ pages: ["about"] }));
  await expect(receive(message)).rejects.toThrow("handling failed");
  expect((await receive(message)).status).toBe(202);
  expect(heard).toHaveLength(2);
});

test("during a change of secrets both are valid, and afterwards only the new one (R11.3)", async () => {
  const both = receiver([secret, next]);
  expect((await both.receive(sign(published({ all: true }), { id: "a" }))).status).toBe(202);
  expect((await both.receive(sign(published({ all: true }), { id: "b", key: next }))).status).toBe(202);
  expect((await receiver([next]).receive(sign(published({ all: true })))).status).toBe(401);
});

test.each([
  ["a signature with another secret", () => sign(published({ all: true }), { key: next })],
  ["a changed body", () => ({ ...sign(published({ pages: ["a"] })), body: Buffer.from("{}") })],
  [
    "a message from six minutes ago",
    () => sign(published({ all: true }), { at: new Date(Date.now() - 360_000) }),
  ],
  [
    "a message from six minutes ahead",
    () => sign(published({ all: true }), { at: new Date(Date.now() + 360_000) }),
  ],
  ["no signature", () => ({ ...sign(published({ all: true })), headers: {} })],
  [
    "a changed id",
    () => {
      const message = sign(published({ all: true }));
      return { ...message, headers: { ...message.headers, "webhook-id": "msg_2" } };
    },
  ],
])("a publication with %s is 401, and nothing is forgotten (R11.3)", async (_what, message) => {
  const { heard, receive } = receiver();
  expect((await receive(message())).status).toBe(401);
  expect(heard).toEqual([]);
});

test.each([
  "",
  "{",
  "[]",
  '{"type":"content.published"}',
  '{"type":"other","data":{"all":true}}',
  '{"type":"content.published","data":{"pages":"about"}}',
])("a publication of %j, though signed, is 400 (R11.3)", async (message) => {
  const { heard, receive } = receiver();
  expect((await receive(sign(message))).status).toBe(400);
  expect(heard).toEqual([]);
});

test("without a secret nothing can be published, and the address does not exist (R11.3)", async () => {
  expect((await receiver([]).receive(sign(published({ all: true })))).status).toBe(404);
});

test("only a POST publishes (R11.3)", async () => {
  const { receive } = receiver();
  expect(await receive({ ...sign(published({ all: true })), method: "GET" })).toMatchObject({
    status: 405,
    headers: { allow: "POST" },
  });
});

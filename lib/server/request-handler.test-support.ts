import { internalHeaders } from "@/lib/routing/internal-headers";
import type { HttpRequest, HttpResponse } from "@/lib/server/http-message";
import { encodeDocument } from "@/lib/server/page/encoded-document";
import { PageStore } from "@/lib/server/page/page-store";
import type { AppRequest } from "@/lib/server/page/render";
import { createRequestHandler } from "@/lib/server/request-handler";

process.env.WORKBENCH_SECRET = "a secret of the staff's own 1";

/** The public origin of the site in the tests. */
export const ORIGIN = "https://dining.test";
/** The hash under which every page of the tests requests its hydration payload. */
export const HASH = "0123456789abcdefghij_-";
const HTML = { "content-type": "text/html; charset=utf-8" };
/** A page as the application renders it. */
export const page = (text: string, status = 200): HttpResponse => ({
  status,
  headers: HTML,
  body: Buffer.from(text),
});

/** Creates a request handler whose application is a stub; `requests` lists those that reached it. */
export async function handlerWith(
  application: (question: AppRequest) => HttpResponse = ({ path }) => page(`page ${path}`),
  { isIndexable = true, hasWorkbench = true, hasContact = true } = {},
) {
  const requests: AppRequest[] = [];
  const render = async (question: AppRequest) => {
    requests.push(question);
    return application(question);
  };
  const script = await encodeDocument(Buffer.from("script"), "text/javascript");
  const storeOf = (policy: string) =>
    new PageStore({
      deferHydration: (_, html) => ({
        html,
        payload: { hash: HASH, data: { flight: [html], runtime: [], scripts: [], sheets: [] } },
      }),
      maxBytes: 1_000_000,
      policyOf: () => policy,
      render: async ({ path, audience }) => ({
        answer: await render({ method: "GET", path, headers: { [internalHeaders.audience]: audience } }),
        tags: new Set(),
      }),
    });
  const handle = createRequestHandler({
    store: storeOf("the policy of everybody's page"),
    commonStore: storeOf("the policy of private pages"),
    render,
    renderPage: render,
    call: render,
    withPageScript: (html) => html,
    policyOf: (kind) => `the policy of ${kind} pages`,
    settings: {
      PUBLIC_ORIGIN: ORIGIN,
      REDIRECT_HOSTS: [],
      HSTS_SUBDOMAINS: "off",
      SEARCH_ENGINES: isIndexable ? "on" : "off",
      WORKBENCH_SECRET: hasWorkbench ? "a secret of the workbench" : undefined,
      INDEXNOW_KEY: "key-12345678",
      TRUSTED_HOPS: 1,
      SECURITY_CONTACT: hasContact ? "mailto:security@dining.test" : undefined,
    },
    audienceOf: async ({ sid }) => (sid === "opens" ? "member" : "anonymous"),
    assets: {
      read: async (path) =>
        path === "/_next/static/a.js" ? { file: script, cacheControl: "immutable" } : undefined,
    },
    sheets: { answer: async () => ({ status: 200, headers: {}, body: Buffer.from("sheets") }) },
    isReady: () => true,
    publish: async () => ({ status: 202, headers: {}, body: new Uint8Array() }),
  });
  const ask = async (target: string, changes: Partial<HttpRequest> = {}) => {
    const { headers = {}, ...others } = changes;
    const answer = await handle({
      method: "GET",
      target,
      headers: { accept: "text/html", "accept-language": "en", host: "dining.test", ...headers },
      body: undefined,
      client: undefined,
      ...others,
    });
    return { ...answer, text: Buffer.from(answer.body).toString() };
  };
  return { ask, requests };
}

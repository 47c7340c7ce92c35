import { runWithDeadline } from "@/lib/http/request-deadline";
import { routeTemplate } from "@/lib/routing/route-template";
import { log } from "@/lib/server/log/log";
import type { Render } from "@/lib/server/page/render";
import { RENDER_TIMEOUT_MS } from "@/lib/server/page/render";
import { allowedResponseHeaders } from "@/lib/server/request/forwarded-headers";

/** A request for a call, with the complete body; `url` is absolute. */
export type CallRequest = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array | undefined;
};

/** Returns the handler of a call; `undefined` for whatever the framework has to answer. */
export type FindHandler = (
  method: string,
  pathname: string,
) => ((request: CallRequest) => Promise<Response>) | undefined;

/**
 * Answers calls by their handlers, called as the functions they are, and all else by `render`: the framework's way to
 * a handler costs more than all else that a call does. Never throws, and has the same deadline as `render`.
 */
export function callDirectly(findHandler: FindHandler, render: Render, origin: string): Render {
  return async (request) => {
    const { method, path, headers, body } = request;
    const handle = findHandler(method, path.split("?", 1)[0] ?? "");
    if (handle === undefined) return render(request);
    try {
      const response = await runWithDeadline(RENDER_TIMEOUT_MS, () =>
        handle({ method, url: origin + path, headers, body }),
      );
      return {
        status: response.status,
        headers: allowedResponseHeaders(headersOf(response)),
        body: new Uint8Array(await response.arrayBuffer()),
      };
    } catch (error) {
      log.error(`${method} ${routeTemplate(path)} was not answered`, error);
      return { status: 500, headers: {}, body: new Uint8Array() };
    }
  };
}

function headersOf({ headers }: Response): Record<string, string | string[]> {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length === 0 ? {} : { "set-cookie": cookies }) };
}

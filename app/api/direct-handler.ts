import "server-only";
import { NextRequest } from "next/server";
import { exposedCalls } from "@/app/api/[...path]/exposed-calls";
import { GET, POST, PUT } from "@/app/api/[...path]/route";
import type { FindHandler } from "@/lib/server/page/render";

const handlers: Readonly<Record<string, (request: NextRequest) => Promise<Response>>> = { GET, POST, PUT };

/** Finds the handler of an exposed call, which needs nothing of the framework's way to it. */
export const findHandler: FindHandler = (method, pathname) => {
  const handle = handlers[method];
  const path = pathname.startsWith("/api/") ? pathname.slice("/api".length) : "";
  if (handle === undefined || !exposedCalls.some((call) => call.match(path) !== undefined)) return undefined;
  return ({ url, headers, body }) => {
    const init = body === undefined ? {} : { body: Buffer.from(body) };
    return handle(new NextRequest(url, { method, headers, ...init }));
  };
};

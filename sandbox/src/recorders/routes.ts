import { readFileSync } from "node:fs";
import path from "node:path";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { SandboxContext } from "#context.ts";
import { answerError, answerNotFound } from "#shared/http/error-answers.ts";
import { parseBody } from "#shared/http/validate.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { checkHit, hitSchema } from "./check-hit.ts";
import type { HitLog } from "./hit-log.ts";

const read = (name: string) => readFileSync(path.join(import.meta.dirname, "scripts", `${name}.js`), "utf8");

/** Serves a stand-in script at a vendor's path, wrapped in a function so that a page's scripts share no variables. */
const script = (name: string) => {
  const source = `(() => {\n${read("report")}\n${read(name)}})();\n`;
  return (c: Context) =>
    c.body(source, 200, {
      "content-type": "text/javascript; charset=UTF-8",
      "access-control-allow-origin": "*",
      "cache-control": "no-store",
    });
};

/**
 * Stand-ins of the ad platforms and the messenger's SDK: scripts at their paths, which report their calls to
 * `POST /hits`, where the calls are checked and stored.
 */
export function recorderRoutes({ config }: SandboxContext, hitLog: HitLog) {
  return new Hono<SandboxEnv>()
    .get("/kas/static/kp.js", script("kakao-pixel"))
    .get("/wcslog.js", script("naver-wcs"))
    .get("/en_US/fbevents.js", script("meta-pixel"))
    .get("/gtag/js", script("google-tag"))
    .get("/kakao_js_sdk/:version/kakao.min.js", script("kakao-sdk"))
    .post("/hits", async (c) => {
      const { notes, ...hit } = await parseBody(c, hitSchema);
      hitLog.add({ ...hit, faults: checkHit({ ...hit, notes }, config.publicOrigin) });
      return c.body(null, 204);
    })
    .get("/talk", (c) => c.html(talkPage(c.req.query())))
    .onError(answerError)
    .notFound(answerNotFound);
}

/** Renders a shared card as the guest would see it in the messenger. */
function talkPage({ title = "", imageUrl = "", address = "" }: Record<string, string>) {
  return html`<!doctype html><html lang="ko"><meta charset="utf-8"><title>Talk</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<style>body{margin:0;padding:24px;background:#b9cbdb;font:16px/1.5 sans-serif;color:#222}
article{max-width:300px;border-radius:16px;overflow:hidden;background:#fff}img{display:block;width:100%;aspect-ratio:2;object-fit:cover}
p{margin:0;padding:14px 16px;font-weight:600}a{display:block;padding:12px 16px;border-top:1px solid #eee;color:#222;word-break:break-all;font-size:13px}</style>
<article>${imageUrl === "" ? "" : html`<img src="${imageUrl}" alt="">`}<p>${title}</p><a href="${address}" rel="noopener">${address}</a></article></html>`;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../../scripts/install.mjs";
import { freePort } from "../machine.mjs";
import { expectEqual } from "./checks.mjs";
import { placeConfiguration } from "./place-configuration.mjs";

/**
 * Starts nginx with the shipped configuration in front of two stand-ins for instances, and sends traffic through it.
 */
export async function checkNginx({ check, run, folder }) {
  const [one, other] = [await startInstance("one"), await startInstance("other")];
  const tls = await freePort();
  const files = { key: join(folder, "privkey.pem"), certificate: join(folder, "fullchain.pem") };
  const configuration = join(folder, "nginx.conf");
  let nginx;
  try {
    await check("nginx reads its configuration", async () => {
      const subject = ["-nodes", "-days", "1", "-subj", "/CN=dining.example"];
      run(
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        ...subject,
        "-keyout",
        files.key,
        "-out",
        files.certificate,
      );
      const shipped = await readFile(join(root, "deploy/nginx/nginx.conf"), "utf8");
      await writeFile(
        configuration,
        placeConfiguration(shipped, { folder, tls, http: await freePort(), ports: [one.port, other.port] }),
      );
      run("nginx", "-t", "-c", configuration);
      nginx = spawn("nginx", ["-c", configuration, "-g", "daemon off;"], { stdio: "ignore" });
    });
    if (nginx === undefined) return;
    const ask = (path, method = "GET") => askOver(tls, path, method);
    await untilAnswers(ask);
    await check("sslscan finds nothing to complain about", () => checkTls(run, tls));
    await checkTraffic({ check, ask, one, other });
  } finally {
    nginx?.kill("SIGTERM");
    for (const { server } of [one, other]) server.close().closeAllConnections();
  }
}

/** Lets sslscan try every protocol and cipher; throws what should not be offered, or is missing. */
function checkTls(run, port) {
  const found = run("sslscan", "--no-colour", "--xml=-", "--sni-name=dining.example", `127.0.0.1:${port}`);
  const offered = [...found.matchAll(/<protocol type="(\w+)" version="([\d.]+)" enabled="1"/g)];
  const protocols = offered.map(([, type, version]) => `${type} ${version}`);
  expectEqual(protocols.sort(), ["tls 1.2", "tls 1.3"], "protocols");
  const ciphers = [...found.matchAll(/<cipher [^>]*cipher="([^"]+)"[^>]*strength="(\w+)"/g)];
  const weak = ciphers.filter(([, , strength]) => !["strong", "acceptable"].includes(strength));
  expectEqual(
    weak.map(([, name]) => name),
    [],
    "weak ciphers",
  );
  if (ciphers.length === 0) throw new Error("No cipher is offered.");
  for (const [, what] of found.matchAll(/<heartbleed [^>]*vulnerable="1"|<(compression) supported="1"/g))
    throw new Error(`${what ?? "heartbleed"} is possible`);
}

async function checkTraffic({ check, ask, one, other }) {
  await check("a file that only one build has is found, whichever instance is asked first", async () => {
    one.files = new Set(["/_next/static/old.js", "/hydration/old"]);
    other.files = new Set(["/_next/static/new.js", "/hydration/new"]);
    for (const path of ["/_next/static/old.js", "/_next/static/new.js", "/hydration/old", "/hydration/new"]) {
      for (let times = 0; times < 4; times += 1) expectEqual((await ask(path)).status, 200, path);
    }
    expectEqual((await ask("/_next/static/none.js")).status, 404, "a file of no build");
  });
  await check("readiness and figures are closed, and the ids of a client are not taken over", async () => {
    for (const path of ["/readyz", "/metrics"]) expectEqual((await ask(path)).status, 404, path);
    expectEqual((await ask("/healthz")).status, 200, "what pages ask whether the server lives");
    await ask("/r/14");
    const { headers } = [one, other].find(({ seen }) => seen.at(-1)?.url === "/r/14").seen.at(-1);
    expectEqual(headers["x-request-id"], undefined, "the client's id");
    expectEqual(headers["x-forwarded-for"], "127.0.0.1", "the client's address");
  });
  await check("an address that nginx cannot read leads to the page for unknown addresses", async () => {
    for (const path of ["/r/14%", "/p/%EA%B0%9", "/r/14%00"]) {
      const { status, location } = await ask(path);
      expectEqual([status, location], [307, "https://dining.example/error-404"], path);
    }
  });
  await check(
    "a call that breaks off is never sent to the other instance, and its answer is JSON",
    async () => {
      one.isBroken = other.isBroken = true;
      const before = one.seen.length + other.seen.length;
      const { status, type, body } = await ask("/api/crm_channel_si_tc/reservation/create/14", "POST");
      expectEqual(one.seen.length + other.seen.length - before, 1, "times the booking was sent");
      expectEqual([status, type], [502, "application/json"], "the answer");
      expectEqual(JSON.parse(body).error.error, "backend_unavailable", "its error");
    },
  );
  await check("a page of which no instance answers is a sentence of ours", async () => {
    const { status, type, retryAfter, body } = await ask("/r/14");
    expectEqual([status, type, retryAfter], [503, "text/html; charset=utf-8", "5"], "the answer");
    if (!body.includes("Back in a moment")) throw new Error(body);
    one.isBroken = other.isBroken = false;
  });
  await check("a page is served while one of two instances breaks off", async () => {
    // Until both count as well again.
    while ((await ask("/r/14")).status !== 200) await wait(200);
    one.isBroken = true;
    for (let times = 0; times < 20; times += 1) expectEqual((await ask("/r/14")).status, 200, "a page");
    one.isBroken = false;
  });
}

/** Starts a stand-in for an instance: answers pages, has some files, or breaks every connection off. */
async function startInstance(name) {
  const instance = { name, seen: [], files: new Set(), isBroken: false };
  instance.server = createServer((incoming, outgoing) => {
    instance.seen.push({ url: incoming.url, headers: incoming.headers });
    if (instance.isBroken) {
      incoming.socket.destroy();
      return;
    }
    const isFile = /^\/(?:_next\/static|hydration)\//.test(incoming.url);
    outgoing.writeHead(isFile && !instance.files.has(incoming.url) ? 404 : 200).end(name);
  });
  instance.server.listen(0, "127.0.0.1");
  await once(instance.server, "listening");
  instance.port = instance.server.address().port;
  return instance;
}

function askOver(port, path, method) {
  return new Promise((resolve, reject) => {
    const headers = { host: "dining.example", "x-request-id": "forged", "content-length": "0" };
    const sending = request(
      { host: "127.0.0.1", port, path, method, headers, rejectUnauthorized: false },
      (answer) => {
        const chunks = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("end", () => {
          const { "content-type": type, "retry-after": retryAfter, location } = answer.headers;
          const body = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode, type, retryAfter, location, body });
        });
      },
    );
    sending.on("error", reject);
    sending.end();
  });
}

async function untilAnswers(ask) {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await ask("/").then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
  throw new Error("nginx does not answer");
}

import { join } from "node:path";

/**
 * Returns the shipped configuration of nginx for this machine: on ports of its own, in front of the instances at
 * `ports`, with everything that it writes and its certificate in one folder.
 */
export function placeConfiguration(text, { folder, tls, http, ports: [one, other] }) {
  return text
    .replace("worker_processes auto;", "worker_processes 1;")
    .replace("/run/nginx.pid", join(folder, "nginx.pid"))
    .replace("/var/log/nginx/yeoul.log", join(folder, "access.log"))
    .replaceAll("/etc/ssl/yeoul", folder)
    .replace(/\n\s*listen \[::\].*/g, "")
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${tls} ssl`)
    .replace("127.0.0.1:3001", `127.0.0.1:${one}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${other}`);
}

/** Returns the configuration without TLS, for traffic that stays on this machine. */
export function withoutTls(text) {
  return text.replace(/(listen 127\.0\.0\.1:\d+) ssl http2;/, "$1;").replace(/\n\s*ssl_certificate.*/g, "");
}

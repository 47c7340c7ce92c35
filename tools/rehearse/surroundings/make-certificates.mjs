import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Makes a certificate for `localhost` that is valid and one that has expired; `trusted` is the file with both. */
export async function makeCertificates(folder) {
  const file = (name) => join(folder, name);
  const [key, request, valid, expired, trusted] = ["key", "request", "valid", "expired", "trusted"].map(
    (name) => file(`${name}.pem`),
  );
  const openssl = (...words) => execFileSync("openssl", words, { stdio: "pipe" });
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  openssl("req", "-new", "-nodes", "-newkey", "rsa:2048", ...subject, "-keyout", key, "-out", request);
  for (const [out, days] of [
    [valid, "2"],
    [expired, "-1"],
  ]) {
    const words = ["x509", "-req", "-in", request, "-signkey", key, "-days", days];
    openssl(...words, "-copy_extensions", "copy", "-out", out);
  }
  const [validText, expiredText] = await Promise.all([readFile(valid, "utf8"), readFile(expired, "utf8")]);
  await writeFile(trusted, validText + expiredText);
  return { key: await readFile(key, "utf8"), valid: validText, expired: expiredText, trusted };
}

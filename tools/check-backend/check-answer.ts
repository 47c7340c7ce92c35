import type { BackendCall } from "@/lib/workbench/backend/backend-calls";
import { parseJson } from "@/tools/check-backend/read-body";
import type { Finding } from "@/tools/check-backend/report";
import type { Reply } from "@/tools/check-backend/send";

type Remark = Omit<Finding, "count">;
type Answer = Extract<Reply, { kind: "answer" }>;

/** Names under which a token or a password would stand in an answer. */
const SECRET_NAME =
  /^(?:access_?token|refresh_?token|id_?token|password|passwd|secret|client_?secret|private_?key)$/i;
const SIGNED_TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/;
/** Places in programs, and words of databases, which tell a stranger how the back end is made. */
const INTERNALS =
  /\bat [\w.<>[\] ]+ \(?(?:file:\/\/|\/|[A-Z]:\\)[^\s)]+:\d+|\bat [\w$.]+\([\w$]+\.java:\d+\)|Traceback \(most recent call|SQLSTATE|ORA-\d{5}|syntax error at or near/;

/** Returns what is wrong with an answer whatever it says: how it is written, and what it gives away. */
export function checkAnswer(
  call: BackendCall,
  answer: Answer,
  { text, isJson }: { text: string; isJson: boolean },
  tokens: readonly string[],
): Remark[] {
  return [
    ...checkForm(call, answer, isJson),
    ...checkSecrets(call, answer, text, tokens),
    ...checkStorage(call, answer),
  ];
}

/** Which answers carry a token for good. */
const tokenCalls: readonly string[] = ["logIn", "updateProfile"];

function checkForm({ description }: BackendCall, { status, headers }: Answer, isJson: boolean): Remark[] {
  const remarks: Remark[] = [];
  const differs = (path: string, expected: string, got: string, guest: string) =>
    remarks.push({ kind: "differs", path, expected, got, guest });
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity")
    differs("header content-encoding", "none, as it was requested", encoding, description.withoutIt);
  const type = headers["content-type"];
  // What is no JSON is reported as that.
  if (isJson && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type ?? ""))
    differs(
      "header content-type",
      "application/json",
      type ?? "nothing",
      "Nothing by itself; what stands between may refuse or change the answer.",
    );
  if (status === 429 && !/^\d{1,6}$/.test(headers["retry-after"] ?? ""))
    differs(
      "header retry-after",
      "seconds",
      headers["retry-after"] ?? "nothing",
      "Is not told when the next attempt is possible.",
    );
  return remarks;
}

function checkSecrets(
  { id }: BackendCall,
  { headers, status }: Answer,
  text: string,
  tokens: readonly string[],
): Remark[] {
  const remarks: Remark[] = [];
  const insecure = (path: string, expected: string, got: string, guest: string) =>
    remarks.push({ kind: "insecure", path, expected, got, guest });
  const stolen = "Nothing; but whoever reads the answer, a log or a cache can act as the guest.";
  const inHeader = Object.entries(headers).find(([, value]) => tokens.some((token) => value.includes(token)));
  if (inHeader !== undefined) insecure(`header ${inHeader[0]}`, "no token", "the guest's token", stolen);
  if (tokenCalls.includes(id)) return remarks;
  const secret = findSecret(parseJson(text), "$");
  if (tokens.some((token) => text.includes(token))) insecure("$", "no token", "the guest's token", stolen);
  else if (secret !== undefined) insecure(secret, "nothing secret", "a text under this name", stolen);
  else if (SIGNED_TOKEN.test(text)) insecure("$", "no token", "a signed token (JWT)", stolen);
  if (status >= 400 && INTERNALS.test(text))
    insecure(
      "$.error",
      "the key of the refusal",
      "places in the program",
      "Nothing; but a stranger learns how the back end is made.",
    );
  return remarks;
}

function findSecret(value: unknown, path: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const below = Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`;
    if (SECRET_NAME.test(name) && typeof inner === "string" && inner !== "") return below;
    const found = findSecret(inner, below);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Answers about one guest, and answers that are wrong a minute later, must not be stored on the way (RFC 9111). */
function checkStorage({ endpoint, description }: BackendCall, { headers }: Answer): Remark[] {
  const control = headers["cache-control"]?.toLowerCase() ?? "";
  if (!isStorable(headers)) return [];
  const remark = { path: "header cache-control", expected: "no-store, or nothing", got: control };
  if (description.session !== "none")
    return [{ ...remark, kind: "insecure", guest: "May be shown what another guest was answered." }];
  if (endpoint.cache === undefined && endpoint.group !== "tracking")
    return [{ ...remark, kind: "differs", guest: "Is offered what was free or true some time ago." }];
  return [];
}

/** Whether an answer allows what stands between to store it for everybody. */
export function isStorable(headers: Readonly<Record<string, string>>): boolean {
  const control = headers["cache-control"]?.toLowerCase() ?? "";
  const isKept = /\bpublic\b|\bs-maxage=[1-9]/.test(control) || /\bmax-age=[1-9]/.test(control);
  return isKept && !/\b(?:no-store|private)\b/.test(control);
}

import { readdir, readFile, readlink } from "node:fs/promises";

const LISTENS = "0A";

/** Returns the addresses at which a process listens, as `ss -ltn` shows them; an empty list elsewhere than on Linux. */
export async function listListeningAddresses(pid) {
  const own = await listSockets(pid);
  const [four, six] = await Promise.all(["tcp", "tcp6"].map((name) => readOr(`/proc/net/${name}`, "")));
  return [...readTable(four, toIpv4), ...readTable(six, toIpv6)]
    .filter(({ inode }) => own.has(inode))
    .map(({ address }) => address)
    .sort();
}

/** Returns the numbers of a process's sockets. */
async function listSockets(pid) {
  const folder = `/proc/${pid}/fd`;
  const files = await readdir(folder).catch(() => []);
  const targets = await Promise.all(files.map((file) => readlink(`${folder}/${file}`).catch(() => "")));
  return new Set(targets.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []));
}

function readTable(text, toAddress) {
  return text
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state]) => state === LISTENS)
    .map((columns) => {
      const [host, port] = columns[1].split(":");
      return { inode: columns[9], address: `${toAddress(host)}:${Number.parseInt(port, 16)}` };
    });
}

/** The kernel writes each four bytes of an address as one number of this machine. */
const bytesOf = (hex) => hex.match(/.{8}/g).flatMap((word) => word.match(/../g).reverse());
const toIpv4 = (hex) =>
  bytesOf(hex)
    .map((byte) => Number.parseInt(byte, 16))
    .join(".");

function toIpv6(hex) {
  const bytes = bytesOf(hex).join("");
  if (/^0{31}1$/.test(bytes)) return "::1";
  return /^0{32}$/.test(bytes) ? "*" : bytes.match(/.{4}/g).join(":");
}

function readOr(file, otherwise) {
  return readFile(file, "utf8").catch(() => otherwise);
}

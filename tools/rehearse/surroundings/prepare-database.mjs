import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chmod, chown, mkdir } from "node:fs/promises";
import { join } from "node:path";

const INSTALLED = "/usr/lib/postgresql";

/**
 * Prepares an empty PostgreSQL of Debian's package in a folder. Returns the command that serves it, and its address;
 * undefined where none is installed: the sandbox then has its own database.
 */
export async function prepareDatabase(folder, port) {
  const version = existsSync(INSTALLED) ? readdirSync(INSTALLED).at(-1) : undefined;
  if (version === undefined) return undefined;
  const program = (name) => join(INSTALLED, version, "bin", name);
  const data = join(folder, "postgres");
  await mkdir(data);
  // It refuses to run as root.
  const isRoot = process.getuid() === 0;
  const asItself = isRoot ? ["runuser", "-u", "postgres", "--"] : [];
  if (isRoot) {
    await chmod(folder, 0o711);
    await chown(data, Number(idOf("-u")), Number(idOf("-g")));
  }
  const [first, ...words] = [...asItself, program("initdb"), "-D", data, "-U", "yeoul", "-A", "trust", "-N"];
  execFileSync(first, words, { stdio: "pipe", cwd: "/" });
  const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${data}`, "max_connections=50"];
  const options = settings.flatMap((setting) => ["-c", setting]);
  return {
    command: [...asItself, program("postgres"), "-D", data, "-p", String(port), ...options],
    address: `postgres://yeoul@127.0.0.1:${port}/postgres`,
  };
}

function idOf(flag) {
  return execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim();
}

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Deployment } from "kubernetes-models/apps/v1";
import { Ingress, NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { Service } from "kubernetes-models/v1";
import { parse, parseAllDocuments } from "yaml";
import { root } from "../../scripts/install.mjs";

/** The kinds of the manifests. */
const kinds = new Map([
  ["apps/v1 Deployment", Deployment],
  ["v1 Service", Service],
  ["policy/v1 PodDisruptionBudget", PodDisruptionBudget],
  ["networking.k8s.io/v1 NetworkPolicy", NetworkPolicy],
  ["networking.k8s.io/v1 Ingress", Ingress],
]);

/** Holds the manifests against the schemas of Kubernetes and of Compose, in which no field may be unknown. */
export async function checkManifests({ check, run, folder }) {
  const read = (file) => readFile(join(root, "deploy", file), "utf8");
  const manifests = parseAllDocuments(await read("kubernetes/yeoul.yaml")).map((document) => document.toJS());
  await check("Kubernetes knows every manifest, and every value fits", () => {
    for (const manifest of manifests) {
      const Kind = kinds.get(`${manifest.apiVersion} ${manifest.kind}`);
      if (Kind === undefined) throw new Error(`${manifest.apiVersion} ${manifest.kind} is not known`);
      new Kind(manifest).validate();
    }
  });
  await check("Kubernetes knows every field of the manifests", async () => {
    const misspelt = structuredClone(manifests);
    misspelt[0].spec.template.spec.containers[0].livenesProbe = {};
    expectFault("livenesProbe", await compileFields(run, misspelt));
    const fault = await compileFields(run, manifests);
    if (fault !== undefined) throw new Error(fault);
  });
  await check("Compose knows every field and value of its file", async () => {
    const compose = await read("container/compose.yaml");
    // It names the service, not the field.
    expectFault("/services/web-1", await lintCompose(run, folder, compose.replace("read_only", "read_onli")));
    const fault = await lintCompose(run, folder, compose);
    if (fault !== undefined) throw new Error(fault);
  });
  await check("of Compose's services only the instances reach Redis", async () => {
    const compose = parse(await read("container/compose.yaml"), { merge: true });
    const opened = structuredClone(compose);
    opened.services.nginx.networks.store = {};
    expectFault("nginx", listRedisFaults(opened).join());
    const faults = listRedisFaults(compose);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });
}

/** Returns who else than the instances reaches Redis, which has no password, by a network, its own, or a port. */
export function listRedisFaults({ services, networks }) {
  const networksOf = ({ networks: own = ["default"] }) => (Array.isArray(own) ? own : Object.keys(own));
  const shared = networksOf(services.redis);
  const neighbours = Object.entries(services)
    .filter(([name]) => name !== "redis" && !/^web-\d+$/.test(name))
    .filter(
      ([, service]) =>
        service.network_mode !== undefined || networksOf(service).some((name) => shared.includes(name)),
    );
  return [
    ...neighbours.map(([name]) => `${name} reaches Redis`),
    ...(services.redis.ports === undefined ? [] : ["Redis has ports on the host"]),
    ...shared.filter((name) => networks?.[name]?.internal !== true).map((name) => `${name} leads out`),
  ];
}

/** A check that accepted everything would say nothing. */
function expectFault(what, fault) {
  if (!fault?.includes(what)) throw new Error(`A misspelt field was not found (${what}): ${fault}`);
}

/** The schemas of Kubernetes allow unknown fields; its types in TypeScript do not. Returns what the compiler says. */
async function compileFields(run, manifests) {
  const file = join(root, `manifests-${process.pid}.ts`);
  const lines = manifests.map((manifest, at) => {
    const type = `import("kubernetes-models/${manifest.apiVersion}").I${manifest.kind}`;
    return `export const manifest${at}: ${type} = ${JSON.stringify(manifest, null, 1)};`;
  });
  await writeFile(file, lines.join("\n"));
  const flags = ["--noEmit", "--strict", "--ignoreConfig", "--module", "nodenext", "--types", ""];
  const fault = faultOf(() => run("npx", "tsc", ...flags, file));
  await rm(file);
  return fault;
}

/** Returns what is wrong with a file of Compose. That its ports are open to everybody is meant. */
async function lintCompose(run, folder, text) {
  const file = join(folder, "compose.yaml");
  await writeFile(file, text);
  return faultOf(() => run("npx", "dclint", file, "--quiet", "--disable-rule", "no-unbound-port-interfaces"));
}

/** Returns what a program that was run complains about. */
function faultOf(work) {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

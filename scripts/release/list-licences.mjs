/** Returns one line for each package of a bill of materials (CycloneDX): its name, its version and its licence. */
export function listLicences({ components }) {
  const lines = components.map(
    ({ name, version, licenses = [] }) =>
      `${name} ${version}: ${licenses.map(nameOf).join(", ") || "not stated"}`,
  );
  return `${[...new Set(lines)].sort().join("\n")}\n`;
}

function nameOf({ license, expression }) {
  return expression ?? license?.id ?? license?.name ?? "not stated";
}

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../scripts/install.mjs";

/** Lets systemd verify the units, with the repository in place of the installed release. */
export async function checkUnits({ check, run, folder }) {
  const files = (await readdir(join(root, "deploy/systemd"))).filter((file) => file.includes("@."));
  for (const file of files) {
    const text = await readFile(join(root, "deploy/systemd", file), "utf8");
    await writeFile(join(folder, file), text.replaceAll("/srv/yeoul/current", root));
  }
  for (const file of files) {
    await check(`systemd reads ${file}`, () => {
      const said = run("systemd-analyze", "verify", "--man=no", join(folder, file.replace("@.", "@3001.")));
      if (said.trim() !== "") throw new Error(said);
    });
  }
}

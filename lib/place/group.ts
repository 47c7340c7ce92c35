import "server-only";
import { loadSetting } from "@/lib/cms/site/loaders";

/** Of a back end that names no home. */
const USUAL_ID = 1;

/**
 * Loads the id of the root resource of the whole group, the sites' `parentResourceId`: the one whose page is the front
 * page (`homeResourceId` of `func_config`). Throws `AppError` when the back end cannot be reached.
 */
export async function loadGroupId(): Promise<number> {
  return (await loadSetting("func_config"))?.homeResourceId ?? USUAL_ID;
}

import { type SettingKey, settingKeys, settingSchema, settingSchemas } from "@/lib/cms/site/schema";
import type { Finding } from "@/tools/doctor/finding";

/** Seconds; signatures of publications are valid for five minutes, sessions are compared with the back end's times. */
const MAX_CLOCK_SECONDS = 60;
const PATIENCE_MS = 5_000;

/** Asks the back end for the group's settings, and compares clocks. Never throws. */
export async function examineBackEnd(origin: string, now: () => number = Date.now): Promise<Finding[]> {
  const findings: Finding[] = [];
  let apart = 0;
  for (const key of settingKeys) {
    const address = `${origin}/api/common_channel_resource/system/get?key=${key}`;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: "manual" });
      const date = Date.parse(response.headers.get("date") ?? "");
      if (Number.isFinite(date)) apart = (date - now()) / 1_000;
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      if (!isReadable(key, response.ok ? await response.json() : undefined))
        findings.push({
          kind: "wrong",
          about: `the back end has no usable setting ${key}`,
          next: needs[key],
        });
    } catch (error) {
      const next = `${origin}: ${reasonOf(error)}. Try: npm run check:backend -- ${origin}`;
      return [{ kind: "wrong", about: "the back end cannot be asked", next }];
    }
  }
  if (Math.abs(apart) > MAX_CLOCK_SECONDS) {
    const next = "Synchronise both clocks: publications are refused beyond five minutes.";
    findings.push({ kind: "wrong", about: `the back end's clock is ${Math.round(apart)} s off`, next });
  }
  return findings;
}

/** What is missing on the site without a setting. */
const needs: Readonly<Record<SettingKey, string>> = {
  kakao_info: "Without it no guest can sign in, share or add the channel.",
  app_config_channel: "Without it the site has no name, and no logo.",
  account_order: "Without it the ways to sign in are in no chosen order.",
  func_config: "Without it there is no front page (homeResourceId).",
  legal: "Without it no page says who runs the site, as the law on commerce wants it.",
};

function isReadable(key: SettingKey, body: unknown): boolean {
  const data = typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
  const setting = settingSchema.safeParse(data);
  return setting.success && settingSchemas[key].safeParse(setting.data.value).success;
}

/** The cause of a failed request says more than the request: a name that is unknown, a certificate that has expired. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

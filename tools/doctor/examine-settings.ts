import type { Env } from "@/lib/server/settings/env-schema";
import type { Finding } from "@/tools/doctor/finding";

/** Different characters below which a secret was made up by a person. */
const FEW_CHARACTERS = 10;

/** Examines the settings by themselves. They are valid: `parseEnv` has read them. */
export function examineSettings(env: Env): Finding[] {
  const { PUBLIC_ORIGIN, BACKEND_ORIGIN, MESSENGER_ORIGIN } = env;
  const isPublic = !isLocal(PUBLIC_ORIGIN);
  const hasTls = PUBLIC_ORIGIN.startsWith("https:");
  const findings: (Finding | false)[] = [
    !isPublic && danger(`PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}`, "Set it to the address that guests see."),
    isPublic &&
      !hasTls &&
      danger("PUBLIC_ORIGIN has no TLS", "Sessions could be read on the way: use https."),
    hasTls &&
      env.TRUSTED_HOPS === 0 &&
      danger(
        "TRUSTED_HOPS is 0 behind TLS",
        "Set the number of your proxies: limits by address do not work.",
      ),
    isPublic &&
      isLocal(BACKEND_ORIGIN) &&
      note(`BACKEND_ORIGIN is ${BACKEND_ORIGIN}`, "Right only if the back end runs on this machine."),
    isPublic &&
      !isLocal(BACKEND_ORIGIN) &&
      BACKEND_ORIGIN.startsWith("http:") &&
      danger(
        "the back end is called without TLS",
        "Guests' tokens travel there: use https or a private network.",
      ),
    isWeak(env.SESSION_SECRET) && danger("SESSION_SECRET is weak", "Make one: openssl rand -hex 32"),
    isWeak(env.WORKBENCH_SECRET) && danger("WORKBENCH_SECRET is weak", "Make one: openssl rand -base64 24"),
    env.PUBLISH_SECRET.length === 0 &&
      note("PUBLISH_SECRET is not set", "Publications show after half a minute instead of at once."),
    env.PUBLISH_SECRET.length === 2 &&
      note(
        "PUBLISH_SECRET names two secrets",
        "Remove the old one once the back end signs with the new one.",
      ),
    env.REDIS_URL === undefined &&
      note("REDIS_URL is not set", "Right for one instance; several need it (Several instances)."),
    env.CONTENT_HOSTS === "any" &&
      danger(
        "CONTENT_HOSTS is any",
        "Remove it, and name what pages may use: MEDIA_HOSTS and GATEWAY_ORIGINS.",
      ),
    env.SECURITY_CONTACT === undefined &&
      note("SECURITY_CONTACT is not set", "Whoever finds a weakness does not know whom to tell."),
    env.MEDIA_HOSTS.length === 0 &&
      note("MEDIA_HOSTS is not set", "Pages may load pictures and videos from any https host: name yours."),
    env.GATEWAY_ORIGINS.length === 0 &&
      danger(
        "GATEWAY_ORIGINS is not set",
        "The payment page may send its form to any https origin: name the gateway's.",
      ),
    env.MEDIA_ORIGIN === undefined &&
      note("MEDIA_ORIGIN is not set", "Every picture is loaded in full size."),
    env.SEARCH_ENGINES === "off" && note("SEARCH_ENGINES is off", "No search engine shows this site."),
    note(
      "addresses that must be registered at the messenger",
      `${MESSENGER_ORIGIN}: ${PUBLIC_ORIGIN}/auth/kakao/callback and ${PUBLIC_ORIGIN}/auth/kakao/logout`,
    ),
    env.LOYALTY_ORIGIN !== undefined &&
      note(
        "the address that must be registered at the loyalty login",
        `${env.LOYALTY_ORIGIN}: ${PUBLIC_ORIGIN}/auth/hyatt/callback`,
      ),
  ];
  return findings.filter((finding) => finding !== false);
}

function isLocal(origin: string): boolean {
  return /^(?:localhost|127\..*|\[::1\])$/.test(new URL(origin).hostname);
}

function isWeak(secret: string | undefined): boolean {
  return secret !== undefined && new Set(secret).size < FEW_CHARACTERS;
}

const danger = (about: string, next: string): Finding => ({ kind: "danger", about, next });
const note = (about: string, next: string): Finding => ({ kind: "note", about, next });

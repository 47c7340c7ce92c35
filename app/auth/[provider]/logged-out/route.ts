import { redirectHome } from "@/app/auth/[provider]/login-answers";

/** Where the provider's logout comes back to: it must be one address, known to the provider. */
export function GET() {
  return redirectHome("/");
}

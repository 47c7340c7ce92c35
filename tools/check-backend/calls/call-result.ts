import type { Locale } from "@/lib/i18n/locales";
import type { Refusal } from "@/tools/check-backend/read-body";

/** How a call is made. */
export type CallOptions = {
  locale?: Locale;
  /** The token to send; `null` for none. By default the guest's where the call needs a session. */
  token?: string | null;
  key?: string;
  /** The instant as of which an author previews a page. */
  asOf?: Date;
  /** Replaces the address, from the path on. */
  address?: string;
  /** Replaces the body. */
  body?: string;
  contentType?: string;
  /**
   * `data`: the question is valid, so anything else is a difference. `refusal`: it must be refused. `either`: both are
   * right, as long as they are readable. `redirect`: the answer is an address.
   */
  expect?: "data" | "refusal" | "either" | "redirect";
  /** The call may not be there at all, which is then reported as missing. */
  mayBeAbsent?: boolean;
  /** The answer 404 is right: the back end may not have what was requested. */
  may404?: boolean;
  /** Nothing is recorded; the caller checks the answer. */
  quiet?: boolean;
};

/** What an answer said. */
export type CallResult = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The envelope's `data` as it arrived; undefined for a refusal and for anything unreadable. */
  data: unknown;
  refusal: Refusal | undefined;
};

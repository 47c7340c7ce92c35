import type { EncodedDocument, HttpResponse } from "@/lib/server/http-message";
import { compressBest, encodeDocument } from "@/lib/server/page/encoded-document";
import { type EncodedPayload, encodePayload, type UnhydratedPage } from "@/lib/server/page/unhydrated-page";

/** A page as it is sent: its bytes, their policy, and the payload with which it hydrates. */
export type FinishedPage = {
  page: EncodedDocument;
  policy: string;
  payload: EncodedPayload | undefined;
  /** How often it was found to be the same after it had become old. */
  renewals: number;
};

type FinishOptions = {
  answer: HttpResponse;
  /** The page before this one, whose bytes are kept where they are the same. */
  earlier: FinishedPage | undefined;
  /** Removes from a page what it needs only once the visitor interacts with it. */
  deferHydration: (html: string) => UnhydratedPage | Promise<UnhydratedPage>;
  /** Returns the content security policy of a finished page. */
  policyOf: (html: string) => string;
};

/** A page that was renewed this often is worth the time of compressing it well. */
const RENEWALS_UNTIL_BEST = 3;

/**
 * Makes of an answer of the application what is sent: an HTML page without what it needs later, compressed, with its
 * policy; any other file as it is. Returns the earlier payload itself where the page is the same.
 */
export async function finishPage({
  answer: { headers, body },
  earlier,
  deferHydration,
  policyOf,
}: FinishOptions): Promise<FinishedPage> {
  const contentType = String(headers["content-type"] ?? "text/html; charset=utf-8");
  // Decoding an image as text would corrupt it.
  const isPage = contentType.startsWith("text/html");
  const { html, payload } = isPage
    ? await deferHydration(Buffer.from(body).toString("utf8"))
    : { html: "", payload: undefined };
  const page = await encodeDocument(isPage ? Buffer.from(html) : body, contentType, earlier?.page);
  if (earlier !== undefined && page.hash === earlier.page.hash) {
    const { policy, payload: earlierPayload, renewals } = earlier;
    return renewPage({ page, policy, payload: earlierPayload, renewals });
  }
  return { page, policy: policyOf(html), payload: await encodePayload(payload), renewals: 0 };
}

/** Returns a page that was found to be the same once more, compressed as the number of its renewals deserves. */
export async function renewPage<Page extends FinishedPage>(finished: Page): Promise<Page> {
  const renewals = finished.renewals + 1;
  const page = renewals < RENEWALS_UNTIL_BEST ? finished.page : await compressBest(finished.page);
  return { ...finished, page, renewals };
}

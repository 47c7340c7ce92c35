import * as z from "zod/mini";
import { AppError, toErrorCode } from "@/lib/base/app-error";
import { parseJson } from "@/lib/base/text";
import { jsonOr, optionally, readTolerantly } from "@/lib/http/tolerant";

/** Either field may be null or missing: events are refused by their number, all else by its key. */
const failureSchema = z.object({
  error: jsonOr(
    z.object({ error: optionally(z.string()), code: optionally(z.union([z.number(), z.string()])) }),
  ),
});

const successSchema = z.object({ data: z.unknown() });

/**
 * Opens the back end's envelope: `{ data }` or, at any status, `{ error: { error, code } }`.
 * Throws `AppError`; a failure with nothing readable in it is `REQUEST_SEND_ERROR`. `retryAfter` is the header's
 * value, `requestId` the id of the request at our server.
 */
export function openEnvelope<Data extends z.ZodMiniType>(
  status: number,
  text: string,
  data: Data,
  retryAfter?: string | null,
  requestId?: string,
): z.output<Data> {
  // A response that is not JSON is classified by its status, so nothing is lost here.
  const body = parseJson(text);
  const failure = readTolerantly(failureSchema, body).data?.error;
  if (failure !== undefined || status < 200 || status > 299) {
    const errorKey = failure?.error;
    const errorNumber = Number(failure?.code ?? Number.NaN);
    throw new AppError(codeFor(status, errorKey), {
      status,
      retryAfterSeconds: readSeconds(retryAfter),
      requestId,
      errorKey,
      errorNumber: Number.isSafeInteger(errorNumber) ? errorNumber : undefined,
    });
  }
  const success = readTolerantly(successSchema, body);
  if (!success.success)
    throw new AppError("backend_answer_unreadable", {
      status,
      detail: `${text.length} characters without data`,
    });
  const result = readTolerantly(data, success.data.data);
  if (!result.success) throw new AppError("backend_answer_unreadable", { status, cause: result.error });
  return result.data;
}

function codeFor(status: number, errorKey: string | undefined) {
  if (status === 401) return "unauthorized";
  if (status === 429) return "too_many_attempts";
  const code = toErrorCode(errorKey);
  if (code !== "unexpected") return code;
  if (status === 403) return "forbidden";
  if (status === 404) return "page_not_found";
  return errorKey === undefined ? "REQUEST_SEND_ERROR" : code;
}

/** Parses `Retry-After` in seconds; its other form, a date, is not used for limits on attempts. */
function readSeconds(retryAfter: string | null | undefined): number | undefined {
  return /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined;
}

import type { FinishedBytes } from "@/lib/front/page/finished-bytes";

/** One request as the front server reads it, whatever carried it here. */
export type FrontRequest = {
  method: string;
  /** The request target as it came: path and query, still encoded. */
  target: string;
  /** One value a name, names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** What was sent, whole; undefined where nothing was. */
  body: Uint8Array | undefined;
  /** Who asks, by address; undefined where that cannot be known. */
  client: string | undefined;
};

/** One answer, whole: nothing of it is written before all of it is known. */
export type FrontAnswer = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Uint8Array;
  /** Where everybody without a session whose request says the same gets the same. */
  shared?: SharedAnswer;
};

/** An answer that is the same for everybody, in every encoding, and how long it is good. */
export type SharedAnswer = {
  /** Requests that are spelled differently may have the same answer; this is what tells answers apart. */
  name: string;
  status: number;
  /** Those that depend on no encoding. */
  headers: FrontAnswer["headers"];
  file: FinishedBytes;
  /** In milliseconds since 1970. */
  freshUntil: number;
  /** How many publications had been heard of when it was good. */
  publications: number;
};

const NOTHING = new Uint8Array();

/** An answer that says no more than its status and these headers. */
export function bareAnswer(status: number, headers: FrontAnswer["headers"] = {}): FrontAnswer {
  return { status, headers: { "cache-control": "no-store", ...headers }, body: NOTHING };
}

/** A short text for whoever reads answers by hand. */
export function textAnswer(status: number, text: string, headers: FrontAnswer["headers"] = {}): FrontAnswer {
  return {
    status,
    headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8", ...headers },
    body: Buffer.from(text),
  };
}

import type { HttpRequest, HttpResponse } from "@/lib/server/http-message";

/** The options that the listener's thread is started with. */
export type ThreadOptions = {
  port: number;
  /** The address to listen at; every one of this machine's where none is given. */
  host?: string | undefined;
  trustedHops: number;
  trustedProxies?: readonly string[] | undefined;
  /** The headers of responses that the listener gives by itself. */
  headers: HttpResponse["headers"];
  /** The response to a request whose headers are too large. */
  tooLarge: HttpResponse;
  /** Milliseconds for which new requests are still accepted once a drain has begun. */
  pauseMs: number;
  /** Maximum bytes of the remembered responses. */
  maxCachedBytes: number;
  /** The count of publications (`PublicationCount.memory`). */
  publications: SharedArrayBuffer;
  /** Whether the thread records figures (`METRICS_PORT`). */
  hasMetrics: boolean;
};

/** Messages from the listener's thread. */
export type FromThread =
  | { kind: "listening" }
  /** `isTaken`: another process listens at this port. */
  | { kind: "not listening"; isTaken: boolean; error: Error }
  | { kind: "request"; id: number; request: HttpRequest }
  /** An uncaught error; the thread continues until it is drained. */
  | { kind: "fault"; error: unknown }
  | { kind: "measured"; figures: object[] }
  | { kind: "drained" };

/** Messages to the listener's thread. */
export type ToThread =
  | { kind: "response"; id: number; answer: HttpResponse }
  | { kind: "no response"; id: number; error: unknown }
  | { kind: "measure" }
  | { kind: "drain" };

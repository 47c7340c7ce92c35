import type { FrontAnswer, FrontRequest } from "@/lib/front/front-message";

/** What the listener's thread is started with. */
export type ThreadOptions = {
  port: number;
  trustedHops: number;
  /** In milliseconds: how long new requests are still taken once a drain has begun. */
  pauseMs: number;
  /** Most memory that remembered answers may keep. */
  maxKnownBytes: number;
  /** The count of publications (`PublicationCount.memory`). */
  publications: SharedArrayBuffer;
};

/** What the listener's thread says. */
export type FromThread =
  | { kind: "listening" }
  /** `isTaken`: somebody else listens at this port. */
  | { kind: "not listening"; isTaken: boolean; error: Error }
  | { kind: "asked"; id: number; request: FrontRequest }
  /** An error that nobody caught; the thread goes on until it is drained. */
  | { kind: "fault"; error: unknown }
  | { kind: "drained" };

/** What the listener's thread is told. */
export type ToThread =
  | { kind: "answered"; id: number; answer: FrontAnswer }
  | { kind: "not answered"; id: number; error: unknown }
  | { kind: "drain" };

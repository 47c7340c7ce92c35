/** The sentences of a failure (`Failure` in `messages/`). The page has them before anything fails. */
export type FailureWords = Readonly<Record<"title" | "message" | "retry" | "call" | "book", string>>;

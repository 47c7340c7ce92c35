/** The cause of an `AppError`: an answer exceeded the limit of its endpoint, so it was not read. */
export class AnswerTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`the answer exceeds ${maxBytes} bytes`);
    this.name = "AnswerTooLarge";
  }
}

/** The number of publications that this instance knows of, shared by all threads of the process. */
export class PublicationCount {
  /** The memory that another thread needs to read the same count. */
  readonly memory: SharedArrayBuffer;
  readonly #count: Int32Array;

  constructor(memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#count = new Int32Array(memory);
  }

  get value(): number {
    return Atomics.load(this.#count, 0);
  }

  increase(): void {
    Atomics.add(this.#count, 0, 1);
  }
}

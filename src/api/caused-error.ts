/** An error that says what led to it, in browsers before Chrome 93 too, which don't take it as an option. */
export class CausedError extends Error {
  override readonly cause: unknown

  constructor(message: string, { cause }: { cause?: unknown } = {}) {
    super(message)
    this.cause = cause
  }
}

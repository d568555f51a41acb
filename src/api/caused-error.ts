/** An error with a `cause`, also in browsers before Chrome 93, which ignore the `cause` option. */
export class CausedError extends Error {
  override readonly cause: unknown

  constructor(message: string, { cause }: { cause?: unknown } = {}) {
    super(message)
    this.cause = cause
  }
}

/** Reads or writes the browser's storage; undefined where it is blocked, when even its properties throw, or full. */
export function unlessBlocked<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

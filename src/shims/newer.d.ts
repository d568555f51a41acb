/** Types of the functions that shims.ts adds, as far as the compiler's library lacks them (tsconfig.browser.json). */
interface Array<T> extends Newer<T> {}
interface ReadonlyArray<T> extends Newer<T> {}
interface Newer<T> {
  at(index: number): T | undefined
  findLast<S extends T>(isWanted: (value: T, index: number, array: readonly T[]) => value is S): S | undefined
  findLast(isWanted: (value: T, index: number, array: readonly T[]) => unknown): T | undefined
  findLastIndex(isWanted: (value: T, index: number, array: readonly T[]) => unknown): number
  toReversed(): T[]
  toSorted(compare?: (a: T, b: T) => number): T[]
  toSpliced(start: number, deleted: number, ...added: T[]): T[]
  with(index: number, value: T): T[]
}
interface String {
  at(index: number): string | undefined
  toWellFormed(): string
}
/** Not added by a shim: src/api/errors.ts sets it. */
interface Error {
  cause?: unknown
}
interface ObjectConstructor {
  hasOwn(object: object, key: PropertyKey): boolean
}
/** Used by prerendering only. */
declare const process: { env: Record<string, string | undefined> }

/** Reads or writes the browser's storage. Undefined if storage is full, or blocked, where even its properties throw. */
export function unlessBlocked<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Writes a cookie for the whole site that lasts `seconds`. Does nothing where cookies are blocked. */
export function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? ['secure'] : []
  const cookie = [`${name}=${value}`, 'path=/', `max-age=${seconds}`, 'samesite=lax', ...secure].join(';')
  unlessBlocked(() => (document.cookie = cookie))
}

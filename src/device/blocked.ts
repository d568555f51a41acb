/** Reads or writes the browser's storage; undefined where it is blocked, when even its properties throw, or full. */
export function unlessBlocked<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Writes a cookie for the whole site, for so many seconds; without effect where cookies are blocked. */
export function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? ['secure'] : []
  const cookie = [`${name}=${value}`, 'path=/', `max-age=${seconds}`, 'samesite=lax', ...secure].join(';')
  unlessBlocked(() => (document.cookie = cookie))
}

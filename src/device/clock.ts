let clock: { at: number; read: number } | undefined

export function noteTime({ headers }: Response): void {
  const at = Date.parse(String(headers.get('Date')))
  if (at) clock = { at, read: performance.now() }
}

/** Server time by its last reply (ms since 1970). Before the first reply, the phone's, which may be years off. */
export const serverTime = (): number => (clock ? Math.floor(clock.at + performance.now() - clock.read) : Date.now())

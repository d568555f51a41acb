/**
 * The API document allows no text above 2,000 characters. One of a million, which freezes the page that shows it, is cut where it
 * comes in; `wholeOf` has the rest for who asks for it.
 */
export const MAX_SHOWN_LENGTH = 2_000
/** So many cut texts are remembered. */
const MAX_KEPT = 20

const whole = new Map<string, string>()

/** The text that a cut one was; any other is whole. */
export const wholeOf = (text: string): string => whole.get(text) ?? text

/** The same value with every text cut, names of fields too; a token is no text that anybody reads. */
export function bounded<Value>(value: Value): Value {
  return bound(value) as Value
}

function bound(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MAX_SHOWN_LENGTH ? cut(value) : value
  if (typeof value !== 'object' || value === null) return value
  const parts = value as Record<string, unknown>
  for (const [name, part] of Object.entries(parts)) {
    const known = name.length > MAX_SHOWN_LENGTH ? cut(name) : name
    if (known !== name) delete parts[name]
    const held = name === 'token' ? part : bound(part)
    if (known !== name || held !== part) parts[known] = held
  }
  return value
}

function cut(text: string): string {
  const short = `${text.slice(0, MAX_SHOWN_LENGTH)}…`
  whole.delete(short)
  whole.set(short, text)
  for (const oldest of whole.keys()) {
    if (whole.size <= MAX_KEPT) break
    whole.delete(oldest)
  }
  return short
}

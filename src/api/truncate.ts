/** Maximum length of a text (characters), as in the API document. A text of a million froze a page for minutes. */
export const MAX_SHOWN_LENGTH = 2_000

/** Cuts every text in a value, field names too, in place. A `token` is exempt, because it is never shown. */
export function truncate<Value>(value: Value): Value {
  if (typeof value === 'string')
    return (value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value) as Value
  if (typeof value !== 'object' || value === null) return value
  const parts = value as Record<string, unknown>
  for (const [name, part] of Object.entries(parts)) {
    const known = truncate(name)
    if (known !== name) delete parts[name]
    const held = name === 'token' ? part : truncate(part)
    if (known !== name || held !== part) parts[known] = held
  }
  return value
}

/** Maximum length of a text (characters), as in the API document. A text of a million froze a page for minutes. */
export const MAX_SHOWN_LENGTH = 2_000
const MAX_FULL_TEXTS = 20

const fullTexts = new Map<string, string>()

/** The full text of a cut one; any other text unchanged. */
export const fullTextOf = (text: string): string => fullTexts.get(text) ?? text

/** Cuts every text in a value, field names too, in place. A `token` is exempt, because it is never shown. */
export function truncate<Value>(value: Value): Value {
  if (typeof value === 'string') return (value.length > MAX_SHOWN_LENGTH ? cut(value) : value) as Value
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

function cut(text: string): string {
  const short = `${text.slice(0, MAX_SHOWN_LENGTH)}…`
  fullTexts.delete(short)
  fullTexts.set(short, text)
  for (const oldest of fullTexts.keys()) {
    if (fullTexts.size <= MAX_FULL_TEXTS) break
    fullTexts.delete(oldest)
  }
  return short
}

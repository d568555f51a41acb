import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

/** A plural or select in a message. */
type Choice = {
  /** The placeholder that selects the case. */
  name: string
  kind: 'plural' | 'selectordinal' | 'select'
  offset: number
  /** `one`, `other`, `=0`, or values of a select. */
  cases: string[]
}

/** One possible output of a message: one case chosen for each plural and select. */
export type Variant = {
  /** The chosen cases: `{name}` → `one`, … */
  taken: Record<string, string>
  /** The text, with placeholders as `{name}` and a plural's number as `#name`. */
  text: string
}

/** The placeholders, choices and variants of a message. */
export type Shape = { placeholders: Map<string, Set<string>>; choices: Choice[]; variants: Variant[] }

const isChoice = (kind: string | undefined): kind is Choice['kind'] =>
  kind === 'plural' || kind === 'selectordinal' || kind === 'select'

/** Lingui writes the explicit case `=0` as `0`. */
const caseName = (name: string) => (/^\d+$/.test(name) ? `=${name}` : name)

/**
 * Parses a message with Lingui's own compiler, as the product does.
 * @throws if the message is invalid
 */
export function shapeOf(message: string): Shape {
  const placeholders = new Map<string, Set<string>>()
  const choices: Choice[] = []
  const note = (name: string, kind: string) => placeholders.set(name, new Set(placeholders.get(name)).add(kind))

  const append = (before: Variant[], text: string) => before.map((one) => ({ ...one, text: one.text + text }))

  function walk(tokens: CompiledMessage, start: Variant[], number: string | undefined): Variant[] {
    let variants = start
    for (const token of typeof tokens === 'string' ? [tokens] : tokens) {
      if (typeof token === 'string') {
        variants = append(variants, token === '#' && number ? `#${number}` : token)
        continue
      }
      const [name, kind, format] = token
      if (!isChoice(kind) || typeof format !== 'object' || format === null) {
        note(name, kind ? [kind, format && JSON.stringify(format)].filter(Boolean).join(' ') : 'value')
        variants = append(variants, `{${name}}`)
        continue
      }
      note(name, kind)
      const { offset, ...cases } = format as Record<string, CompiledMessage>
      choices.push({ name, kind, offset: Number(offset ?? 0), cases: Object.keys(cases).map(caseName) })
      variants = Object.entries(cases).flatMap(([key, inner]) =>
        walk(
          inner,
          variants.map(({ taken, text }) => ({ taken: { ...taken, [name]: caseName(key) }, text })),
          kind === 'select' ? number : name,
        ),
      )
    }
    return variants
  }

  const variants = walk(compileMessageOrThrow(message), [{ taken: {}, text: '' }], undefined)
  return { placeholders, choices, variants }
}

/** `<link>`, `</link>`, `<br/>`; captures closing slash, name and self-closing slash. */
export const TAG = /<(\/?)([\p{L}\p{N}_.-]+)\s*(\/?)>/gu

/** Only the words of a variant, for the language rules. */
export const wordsOf = (text: string): string =>
  text
    .replace(TAG, ' ')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/#\w+/g, ' ')

/** The words of all variants of a message. */
export const wordsIn = ({ variants }: Shape): string => variants.map(({ text }) => wordsOf(text)).join(' ')

import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

/** A plural or a select inside a message. */
type Choice = {
  /** The placeholder that decides. */
  name: string
  kind: 'plural' | 'selectordinal' | 'select'
  offset: number
  /** `one`, `other`, `=0`, or the values of a select. */
  cases: string[]
}

/** One way in which the message can come out: a case taken of each plural and select. */
export type Variant = {
  /** `{name}` → `one`, … */
  taken: Record<string, string>
  /** The text, its placeholders as `{name}` and the number of a plural as `#name`. */
  text: string
}

/** What a message is made of. */
export type Shape = { placeholders: Map<string, Set<string>>; choices: Choice[]; variants: Variant[] }

const isChoice = (kind: string | undefined): kind is Choice['kind'] =>
  kind === 'plural' || kind === 'selectordinal' || kind === 'select'

/** Lingui writes the explicit case `=0` as `0`. */
const caseName = (name: string) => (/^\d+$/.test(name) ? `=${name}` : name)

/**
 * Reads a message as the product will: through Lingui's own compiler.
 * @throws when the message can't be read
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

/** `<link>`, `</link>`, `<br/>`: name, closing and self-closing. */
export const TAG = /<(\/?)([\p{L}\p{N}_.-]+)\s*(\/?)>/gu

/** The words of a variant alone, for the rules about language. */
export const wordsOf = (text: string): string =>
  text
    .replace(TAG, ' ')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/#\w+/g, ' ')

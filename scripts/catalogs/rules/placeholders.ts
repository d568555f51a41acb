import type { Shape, Variant } from '../message-shape.ts'
import type { TextRule } from './rule.ts'

const list = (names: Iterable<string>) => [...names].sort().join(', ')

/** The `{name}` and `#name` slots of a variant. */
const slots = (variant: Variant | undefined) => new Set(variant?.text.match(/\{[^}]*\}|#\w+/g))

/** The most general variant: `other` in every choice. */
const general = (variants: Variant[]) =>
  variants.find(({ taken }) => Object.values(taken).every((name) => name === 'other'))

const placeholder: TextRule = {
  name: 'placeholder',
  severity: 'error',
  fix: 'Copy every {placeholder} from the English, letter for letter; # stands for the number of a plural.',
  *check({ source, translation }) {
    for (const [name, kinds] of source.placeholders) {
      const found = translation.placeholders.get(name)
      if (!found) yield `{${name}} is missing`
      else if (list(found) !== list(kinds)) yield `{${name}} is used as ${list(found)}, in English as ${list(kinds)}`
    }
    for (const name of translation.placeholders.keys()) {
      if (!source.placeholders.has(name)) yield `{${name}} is not in the English`
    }
    const wanted = general(source.variants)
    const own = general(translation.variants)
    if (!wanted || !own || !source.choices.length) return
    const present = slots(own)
    for (const slot of slots(wanted)) {
      if (!present.has(slot) && (slot.startsWith('#') || translation.placeholders.has(slot.slice(1, -1))))
        yield `the case “other” lacks ${slot.startsWith('#') ? '#' : slot}`
    }
  },
}

/** Whether a plural case shows its number in all variants. */
const showsNumber = ({ variants }: Shape, name: string, word: string) =>
  variants
    .filter(({ taken }) => taken[name] === word)
    .every(({ text }) => text.includes(`#${name}`) || text.includes(`{${name}}`))

const plural: TextRule = {
  name: 'plural',
  severity: 'error',
  fix: 'Give each plural the cases of this language (Hindi and Marathi: one and other).',
  *check({ locale, source, translation }) {
    for (const { name, kind, offset, cases } of translation.choices) {
      if (kind === 'select') continue
      const type = kind === 'plural' ? 'cardinal' : 'ordinal'
      const rules = new Intl.PluralRules(locale, { type })
      const needed: string[] = rules.resolvedOptions().pluralCategories
      const words = cases.filter((word) => !word.startsWith('='))
      const lacking = needed.filter((word) => !words.includes(word))
      const foreign = words.filter((word) => !needed.includes(word))
      if (lacking.length) yield `{${name}} lacks the case ${list(lacking)}`
      if (foreign.length) yield `{${name}} has the case ${list(foreign)}, which this language does not have`
      const twin = source.choices.find((choice) => choice.name === name && choice.kind === kind)
      if (twin && twin.offset !== offset) yield `{${name}} has offset ${offset}, in English ${twin.offset}`
      // Hindi's `one` includes 0; without the number it would say "one" for none.
      const oneIsForNone = type === 'cardinal' && rules.select(0) === 'one' && !cases.includes('=0')
      if (oneIsForNone && showsNumber(translation, name, 'other') && !showsNumber(translation, name, 'one'))
        yield `the case “one” of {${name}} is for 0 as well and has to show the number (#)`
    }
  },
}

const select: TextRule = {
  name: 'select',
  severity: 'error',
  fix: 'Keep the words before the braces of a select in English; translate only what is inside the braces.',
  *check({ source, translation }) {
    for (const { name, kind, cases } of translation.choices) {
      const twin = kind === 'select' && source.choices.find((choice) => choice.name === name && choice.kind === kind)
      if (twin && list(twin.cases) !== list(cases))
        yield `{${name}} has the cases ${list(cases)}, in English ${list(twin.cases)}`
    }
  },
}

export const PLACEHOLDER_RULES = [placeholder, plural, select]

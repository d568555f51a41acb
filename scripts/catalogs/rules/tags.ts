import { TAG } from '../message-shape.ts'
import type { TextRule } from './rule.ts'

/** The tags of a text, sorted, and the first one that is unclosed or closed in the wrong order. */
function read(text: string): { tags: string; broken: string | undefined } {
  const open: string[] = []
  const found: string[] = []
  let broken: string | undefined
  for (const [, closing, name = '', alone] of text.matchAll(TAG)) {
    if (alone) found.push(`<${name}/>`)
    else if (!closing) {
      open.push(name)
      found.push(`<${name}>`)
    } else if (open.pop() !== name) broken ??= name
  }
  return { tags: found.sort().join(' '), broken: broken ?? open.at(-1) }
}

export const tags: TextRule = {
  name: 'tags',
  severity: 'error',
  fix: 'Keep the tags of the English, such as <link> and </link>, around the words that they belong to; never translate their names.',
  *check({ source, translation }) {
    const allowed = new Set(source.variants.map(({ text }) => read(text).tags))
    const wrong = new Set<string>()
    for (const { text } of translation.variants) {
      const { tags, broken } = read(text)
      if (broken) wrong.add(`<${broken}> is not closed, or closed in the wrong order`)
      else if (!allowed.has(tags))
        wrong.add(`it has ${tags || 'no tags'}, in English ${[...allowed].map((one) => one || 'none').join(' or ')}`)
    }
    yield* wrong
  },
}

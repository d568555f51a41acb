import { parse, type AtRule } from 'postcss'
import { classesIn, type FirstStyles } from './html.ts'

const CLASS = /\.(-?[a-z_][\w-]*)/gi
/** `:not(…)`, `:is(…)`: not every class in them has to be there. */
const BRANCHES = /:[\w-]+\([^)]*\)/g
/** Of no matter before the whole style sheet is there. */
const LATER = /hover:hover|^print$/

/** Every class that a style sheet has a rule for. */
export function styledClasses(css: string): string[] {
  const found = new Set<string>()
  parse(css).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(CLASS)) found.add(name!)
  })
  return [...found]
}

const isKeyframes = (parent: unknown) => (parent as AtRule | undefined)?.name === 'keyframes'

/** The part of a style sheet that some markup uses. The class names of vanilla-extract are exact, so nothing is guessed. */
export function firstStyles(css: string, samples: string[]): FirstStyles {
  const classes = classesIn(samples.join(''))
  const root = parse(css)
  root.walkAtRules('media', (media) => {
    if (LATER.test(media.params)) media.remove()
  })
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return
    const used = rule.selectors.filter((selector) =>
      Array.from(selector.replaceAll(BRANCHES, '').matchAll(CLASS)).every(([, name]) => classes.has(name!)),
    )
    if (used.length > 0) rule.selectors = used
    else rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  // A name that nothing else says.
  const isUsed = (name: string) => root.toString().split(name).length > 2
  root.walkAtRules('keyframes', (rule) => {
    if (!isUsed(rule.params)) rule.remove()
  })
  return { css: root.toString(), classes: [...classes] }
}

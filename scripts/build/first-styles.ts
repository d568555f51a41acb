import { parse, type AtRule } from 'postcss'
import { classesIn, type FirstStyles } from './html.ts'

const CLASS = /\.(-?[a-z_][\w-]*)/gi
/** Matches `:not(…)`, `:is(…)` and the like: markup need not have all the classes inside. It needs that of `:has(.card)`. */
const BRANCHES = /:(?!has\(\.[\w-]+\))[\w-]+\([^)]*\)/g
/** Media rules that can wait for the complete style sheet. */
const LATER = /hover:hover|forced-colors|^print$/

/** All classes that have rules in a style sheet. */
export function styledClasses(css: string): string[] {
  const found = new Set<string>()
  parse(css).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(CLASS)) found.add(name!)
  })
  return [...found]
}

const isKeyframes = (parent: unknown) => (parent as AtRule | undefined)?.name === 'keyframes'

/** The rules that some markup uses. vanilla-extract's class names are exact, so no guessing is involved. */
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
  const said = (pattern: RegExp) =>
    new Set(Array.from(`${root.toString()}${samples.join('')}`.matchAll(pattern), ([, name]) => name!))
  const variables = said(/var\((--[\w-]+)/g)
  root.walkDecls(/^--/, (declaration) => {
    if (!variables.has(declaration.prop)) declaration.remove()
  })
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  const words = said(/[:,\s]([\w-]+)(?=[,;}\s])/g)
  root.walkAtRules('keyframes', (rule) => {
    if (!words.has(rule.params)) rule.remove()
  })
  return { css: root.toString(), classes: [...classes] }
}

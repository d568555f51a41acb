import { style, keyframes } from '@vanilla-extract/css'
import { loosePile, round, sheet, wrap } from '../layout/rules.css.ts'
import { theme } from '../theme/theme.css.ts'
import { card } from '../layout/card.css.ts'

/** A box with a message about a large part of a page: it failed, is empty, or is not available yet. */
export const panel = style({
  ...sheet,
  ...loosePile,
  gap: theme.space.m,
  padding: theme.space.l,
  overflowWrap: 'anywhere',
})
/** Keeps the footer below the screen while content loads, so that nothing shifts; an empty page is short. */
export const tall = { minHeight: '100vh', selectors: { [`&:has(> ${panel}, > p[role=alert])`]: { minHeight: 0 } } }
export const danger = style({ borderInlineStart: `6px solid ${theme.color.danger}` })
export const centered = style({
  justifyItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
  paddingBlock: theme.space.xl,
})
export const title = style({ fontSize: theme.size.large })
export const text = style({ maxWidth: theme.size.prose })
export const actions = style({ ...wrap, gap: theme.space.s, ':empty': { display: 'none' } })
export const onward = style([actions, { justifyContent: 'center' }])
export const emblem = style({
  ...round(theme.space.xxl),
  fontSize: '1.75rem',
  color: theme.color.leaf,
  background: theme.color.tint,
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  width: '1.5em',
  height: '1.5em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  animation: `${turn} 0.9s linear infinite`,
})
export const track = style({ opacity: 0.3 })

const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Placeholder of the same size as the content to come. */
export const skeleton = style({
  background: theme.color.tint,
  borderRadius: theme.radius.s,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})
export const lines = style({ display: 'grid', gap: theme.space.s })
export const line = style([
  skeleton,
  {
    height: '1.2em',
    // A shorter last line makes the shape look like text.
    selectors: { '&:last-child:not(:only-child)': { width: '60%' } },
  },
])
/** The content of a drawer without its frame: a row of its own. */
export const beside = style({ flexBasis: '100%', minWidth: 0 })
export const pile = style({ display: 'grid', gap: theme.space.l })
export const part = style([card, { minHeight: '20rem' }])

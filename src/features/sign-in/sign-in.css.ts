import { globalStyle, style } from '@vanilla-extract/css'
import { gapless } from '../../domain/forms/page-form.css.ts'
import { control } from '../../ui/fields/field.css.ts'
import { atEnds, formSheet, line, page as pageRule, round, tinted, wrap } from '../../ui/layout/rules.css.ts'
import { column } from '../../ui/theme/global.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const page = style([
  column,
  {
    ...pageRule,
    gap: theme.space.m,
    maxWidth: `calc(${theme.size.form} + 8rem)`,
    paddingBlockEnd: theme.space.xl,
  },
])
export const form = style([gapless, formSheet])
export const safety = style({
  ...tinted,
  display: 'flex',
  alignItems: 'start',
  gap: theme.space.s,
  marginBlockEnd: theme.space.m,
  fontSize: theme.size.small,
})
globalStyle(`${safety} > svg`, { height: '1.6em' })
export const wide = style({ width: '100%', minHeight: '3rem' })

export const boxes = style({
  display: 'grid',
  direction: 'ltr', // digits run left to right in every language
  gridTemplateColumns: 'repeat(6, minmax(0, 3.5rem))',
  gap: theme.space.s,
  // Each box stays 44 px wide. On the narrowest screens the boxes take space from the padding around them.
  '@media': {
    'screen and (max-width: 24rem)': { gap: theme.space.xs },
    'screen and (max-width: 22rem)': { gap: 2, marginInline: '-0.75rem' },
  },
})
export const box = style([
  control({ kind: 'number' }),
  { minHeight: '3.5rem', padding: 0, textAlign: 'center', fontSize: theme.size.large, fontWeight: 650 },
])
export const sentTo = style({ ...wrap, alignItems: 'center', columnGap: theme.space.s, marginBlockEnd: theme.space.s })
/** The text of this button begins at the start of the line, even when it wraps. */
export const change = style({ marginInlineStart: `calc(-1 * ${theme.space.s})`, paddingInline: theme.space.s })
export const number = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const clock = style({
  ...atEnds,
  gap: theme.space.s,
  marginBlock: `${theme.space.s} ${theme.space.m}`,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${clock} > button`, { marginInlineStart: 'auto' })
export const time = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.s })
export const expired = style({ color: theme.color.danger, fontWeight: 650 })

/** The steps are side by side, and below one another in a dialog. */
export const list = style({
  display: 'grid',
  gap: theme.space.m,
  selectors: { 'main &': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' } },
})
export const step = style({
  ...line,
  gap: theme.space.s,
  minWidth: 0,
  lineHeight: 1.4,
  fontSize: theme.size.small,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current=step]': { color: theme.color.text, fontWeight: 650 } },
})
export const mark = style({
  ...round('2rem'),
  flex: 'none',
  border: `2px solid ${theme.color.border}`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 650,
  selectors: {
    '[data-done] > &': { background: theme.color.leaf, borderColor: theme.color.leaf, color: theme.color.onLeaf },
    '[aria-current] > &': { background: theme.color.surface, borderColor: theme.color.leaf, color: theme.color.leaf },
  },
})

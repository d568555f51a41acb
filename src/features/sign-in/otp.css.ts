import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const boxes = style({
  display: 'grid',
  direction: 'ltr', // digits run left to right in every language
  gridTemplateColumns: 'repeat(6, minmax(0, 3.5rem))',
  gap: theme.space.s,
  // Keeps each box 44 px wide for fingers. On the narrowest screens it takes space from the padding around.
  '@media': {
    'screen and (max-width: 24rem)': { gap: theme.space.xs },
    'screen and (max-width: 22rem)': { gap: 2, marginInline: '-0.75rem' },
  },
})
export const box = style({
  width: '100%',
  minWidth: 0,
  minHeight: '3.5rem',
  padding: 0,
  textAlign: 'center',
  fontSize: theme.size.large,
  fontWeight: 650,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  background: theme.color.surface,
  border: `2px solid ${theme.color.border}`,
  borderRadius: theme.radius.m,
  ':hover': { borderColor: theme.color.leaf },
  selectors: { '&[aria-invalid=true]': { borderColor: theme.color.danger, background: theme.color.dangerTint } },
})
export const sentTo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.s,
  marginBlockEnd: theme.space.s,
})
/** Aligns its text with the start of the line, also when it wraps. */
export const change = style({ marginInlineStart: `calc(-1 * ${theme.space.s})`, paddingInline: theme.space.s })
export const number = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.s,
  marginBlock: `${theme.space.s} ${theme.space.m}`,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${clock} > button`, { marginInlineStart: 'auto' })
export const time = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.s })
export const expired = style({ color: theme.color.danger, fontWeight: 650 })

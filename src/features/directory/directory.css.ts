import { style } from '@vanilla-extract/css'
import { tinted, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const tabs = style({
  ...wrap,
  columnGap: `clamp(0px, 0.5vw, ${theme.space.xs})`,
  borderBlockEnd: `2px solid ${theme.color.line}`,
})
export const tab = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: theme.size.target,
  // The padding fits all three types into one row from 320 px.
  paddingInline: `clamp(3px, 5vw - 13px, ${theme.space.m})`,
  marginBlockEnd: -2,
  borderBlockEnd: '4px solid transparent',
  borderRadius: `${theme.radius.s} ${theme.radius.s} 0 0`,
  color: theme.color.muted,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { background: theme.color.tint, color: theme.color.text },
  selectors: {
    '&[aria-current=true]': { color: theme.color.leaf, borderBlockEndColor: theme.color.leaf },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-current=true]': { borderBlockEndColor: 'Highlight' } },
    },
  },
})
export const produce = style({ fontSize: theme.size.small, lineHeight: 1.5, overflowWrap: 'anywhere' })

export const box = style({ minWidth: 0 })
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  fontSize: theme.size.body,
  fontWeight: 650,
  color: theme.color.text,
})
export const near = style({ ...tinted, display: 'grid', gap: theme.space.s, overflowWrap: 'anywhere' })
export const reach = style({ maxWidth: theme.size.prose, lineHeight: 1.5 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })
export const form = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.m,
  paddingBlockStart: theme.space.s,
})
export const pin = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) auto',
  alignItems: 'start',
  gap: theme.space.s,
})
/** The box is as high as the field's control, and lower by the label's line and gap. */
export const sort = style({ minHeight: '3rem', marginBlockStart: `calc(1.4em + ${theme.space.xs})` })
export const refusal = style({ fontWeight: 600, color: theme.color.danger, ':empty': { display: 'none' } })

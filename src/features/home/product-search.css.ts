import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const form = style({ display: 'grid', gap: theme.space.xs, maxWidth: '40rem' })
export const label = style({ fontWeight: 600 })
/** Up to this width, the button is below the field instead of beside it. */
const narrow = 'screen and (max-width: 30rem)'
export const row = style({})
globalStyle(`${row} > div`, {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space.s,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: theme.space.s } },
})
export const input = style({
  width: '100%',
  minHeight: '3.25rem',
  paddingInline: theme.space.m,
  background: theme.color.surface,
  color: theme.color.text,
  border: `2px solid ${theme.color.border}`,
  borderRadius: theme.radius.m,
  fontSize: theme.size.body,
  // The ring is inside the field, so that it is visible against the dark banner.
  selectors: { '&:focus-visible': { outlineColor: theme.color.marigold } },
})
/** The focus ring is on the dark banner. */
export const submit = style({
  gridColumn: 2,
  minHeight: '3.25rem',
  '@media': { [narrow]: { gridColumn: 1 } },
  selectors: { '&:focus-visible': { outlineColor: theme.color.onHeader } },
})
/** A card on the dark banner. */
export const found = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.s,
  padding: theme.space.m,
  background: theme.color.surface,
  color: theme.color.text,
  borderRadius: theme.radius.m,
  // The focus ring is on the dark banner.
  selectors: { '&:focus-visible': { outlineColor: theme.color.onHeader } },
})
export const foundLink = style({ display: 'inline-block', paddingBlock: theme.space.s })

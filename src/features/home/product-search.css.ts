import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

export const form = style({ display: 'grid', gap: theme.space.xs, maxWidth: '40rem' })
export const label = style({ fontWeight: 600 })
/** What the microphone heard stands under the field, and the button beside it keeps its height. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: theme.space.s })
export const box = style({ flex: '1 1 12rem', minWidth: 0 })
export const input = style({
  width: '100%',
  minHeight: '3.25rem',
  paddingInline: theme.space.m,
  background: theme.color.surface,
  color: theme.color.text,
  border: `2px solid ${theme.color.border}`,
  borderRadius: theme.radius.m,
  fontSize: theme.size.body,
  // Inside the field, so that it is seen against the dark banner as well.
  selectors: { '&:focus-visible': { outlineColor: theme.color.marigold } },
})
/** Its ring lies on the dark banner. */
export const submit = style({
  minHeight: '3.25rem',
  selectors: { '&:focus-visible': { outlineColor: theme.color.onHeader } },
})

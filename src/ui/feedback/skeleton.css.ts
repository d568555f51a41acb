import { keyframes, style } from '@vanilla-extract/css'
import { card as realCard, cards as realCards } from '../layout/card.css.ts'
import { theme } from '../theme/theme.css.ts'

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
export const cards = realCards
export const card = style([realCard, { minHeight: '9rem' }])
/** Stacked placeholders, each as high as a part of a form. */
export const pile = style({ display: 'grid', gap: theme.space.l })
export const part = style([realCard, { minHeight: '20rem' }])
export const table = style({ display: 'grid', gap: theme.space.xs })
export const row = style([skeleton, { height: '3rem' }])

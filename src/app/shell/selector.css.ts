import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { theme } from '../../ui/theme/theme.css.ts'

/** Width of the language selector in every language, also before its options have arrived. */
export const languageWidth = '7.5rem'

/** Around the native selectors of language and theme. */
export const wrapper = style({ position: 'relative', display: 'grid', gap: theme.space.xs })
export const label = style({ fontWeight: 650 })
export const select = recipe({
  base: {
    minHeight: theme.size.target,
    paddingInline: `${theme.space.s} 2.75rem`,
    borderRadius: theme.radius.m,
    appearance: 'none',
    cursor: 'pointer',
  },
  variants: {
    on: {
      header: {
        minWidth: languageWidth,
        background: theme.color.headerSurface,
        color: theme.color.onHeader,
        border: `2px solid ${theme.color.onHeaderMuted}`,
        selectors: { '&:focus-visible': { outlineColor: theme.color.onHeader } },
      },
      surface: {
        width: '100%',
        background: theme.color.surface,
        color: theme.color.text,
        border: `2px solid ${theme.color.border}`,
      },
    },
  },
})
export const failed = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 2,
  width: 'min(20rem, 80vw)',
  marginBlockStart: theme.space.xs,
  padding: theme.space.s,
  background: theme.color.surface,
  color: theme.color.danger,
  borderRadius: theme.radius.m,
  boxShadow: theme.shadow.raised,
})

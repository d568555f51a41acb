import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { theme } from '../theme/theme.css.ts'

/** A checkbox or radio and its label, as one target. */
export const choice = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    minHeight: theme.size.target,
    paddingBlock: theme.space.xs,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  variants: {
    framed: {
      true: {
        flex: '1 1 auto',
        minHeight: '3rem',
        paddingInline: theme.space.m,
        background: theme.color.surface,
        border: `2px solid ${theme.color.border}`,
        borderRadius: theme.radius.m,
        transition: `border-color ${theme.motion.fast}`,
        ':hover': { borderColor: theme.color.leaf },
        selectors: {
          '[aria-invalid=true] > * > &': { borderColor: theme.color.danger, background: theme.color.dangerTint },
          '&:has(:checked)': { borderColor: theme.color.leaf, background: theme.color.tint, fontWeight: 600 },
          '&:has(:disabled)': { borderStyle: 'dashed', color: theme.color.muted, cursor: 'not-allowed' },
          '&:has(:disabled):hover': { borderColor: theme.color.border },
        },
      },
    },
  },
})
export const input = style({
  flex: 'none',
  width: theme.size.tick,
  height: theme.size.tick,
  margin: 0,
  accentColor: theme.color.leaf,
  cursor: 'inherit',
  selectors: { '&[aria-invalid=true]': { outline: `2px solid ${theme.color.danger}`, outlineOffset: 2 } },
})
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.s })

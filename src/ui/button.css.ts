import { recipe } from '@vanilla-extract/recipes'
import { theme } from './theme.css.ts'

/** The look of a button or of a link that stands as one: `<button className={button({ tone: 'main' })}>`. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space.s,
    minHeight: theme.size.target,
    paddingInline: theme.space.m,
    paddingBlock: theme.space.xs,
    border: '2px solid transparent',
    borderRadius: theme.radius.m,
    fontWeight: 650,
    lineHeight: 1.4,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background-color ${theme.motion.fast}, border-color ${theme.motion.fast}`,
  },
  variants: {
    tone: {
      /** The one main action of a screen. */
      main: {
        background: theme.color.marigold,
        color: theme.color.onMarigold,
        ':hover': { background: theme.color.marigoldHover },
      },
      leaf: { background: theme.color.leaf, color: theme.color.onLeaf },
      outline: {
        background: theme.color.surface,
        color: theme.color.leaf,
        borderColor: theme.color.leaf,
        ':hover': { background: theme.color.tint },
      },
      /** On the dark head of the page. */
      bark: {
        background: 'transparent',
        color: theme.color.onBark,
        borderColor: theme.color.onBarkMuted,
        selectors: { '&:focus-visible': { outlineColor: theme.color.onBark } },
      },
    },
  },
  defaultVariants: { tone: 'outline' },
})

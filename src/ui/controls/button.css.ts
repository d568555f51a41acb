import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { TINY } from '../hooks/environment.tsx'
import { line, standalone } from '../layout/rules.css.ts'
import { theme } from '../theme/theme.css.ts'

/** Look of a button, or of a link that looks like one: `<Link className={button({ tone: 'main' })}>`. */
export const button = recipe({
  base: {
    position: 'relative',
    ...standalone,
    justifyContent: 'center',
    gap: theme.space.s,
    paddingInline: theme.space.m,
    paddingBlock: theme.space.xs,
    border: '2px solid transparent',
    borderRadius: theme.radius.m,
    fontWeight: 650,
    lineHeight: 1.4,
    textDecoration: 'none',
    textAlign: 'center',
    textWrap: 'balance',
    // `anywhere` would let it become narrower than its longest word beside other elements.
    overflowWrap: 'break-word',
    transition: `background-color ${theme.motion.fast}, border-color ${theme.motion.fast}`,
    selectors: { '&[aria-disabled=true]': { cursor: 'not-allowed' } },
    '@media': { [`screen and ${TINY}`]: { paddingInline: `calc(0.75 * ${theme.space.s})` } },
  },
  variants: {
    tone: {
      main: {
        background: theme.color.marigold,
        color: theme.color.onMarigold,
        ':hover': { background: theme.color.marigoldHover },
      },
      leaf: {
        background: theme.color.leaf,
        color: theme.color.onLeaf,
        ':hover': { background: theme.color.leafHover },
      },
      outline: {
        background: theme.color.surface,
        color: theme.color.leaf,
        borderColor: theme.color.leaf,
        ':hover': { background: theme.color.tint },
        // Answers the press at once, while what it opens is on its way.
        selectors: { '&[aria-expanded=true]': { background: theme.color.tint } },
      },
      quiet: {
        color: theme.color.leaf,
        ':hover': { background: theme.color.tint },
      },
      danger: {
        background: theme.color.danger,
        color: theme.color.onDanger,
        ':hover': { background: theme.color.dangerHover },
      },
      header: {
        color: theme.color.onHeader,
        borderColor: theme.color.onHeaderMuted,
        ':hover': { background: theme.color.headerSurfaceHover },
      },
    },
    /** Look of a button that can be focused, but not pressed yet. */
    isDisabled: {
      true: {
        selectors: {
          '&, &:hover': {
            background: theme.color.tint,
            color: theme.color.muted,
            borderColor: theme.color.border,
            borderStyle: 'dashed',
          },
        },
      },
    },
  },
  defaultVariants: { tone: 'outline' },
})

/** A quiet button alone in its line: its text aligns with the text above. */
export const atStart = style({
  justifySelf: 'start',
  paddingInline: theme.space.s,
  marginInlineStart: `calc(-1 * (${theme.space.s} + 2px))`,
})

/** While pending, the label is invisible but keeps the button's width. */
export const labelOf = recipe({
  base: { display: 'contents' },
  variants: { isPending: { true: { display: 'inline-flex', alignItems: 'center', gap: theme.space.s, opacity: 0 } } },
})
export const spinner = style({
  position: 'absolute',
  inset: 0,
  ...line,
  justifyContent: 'center',
  gap: theme.space.s,
})

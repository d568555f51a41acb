import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { skeleton, tall } from '../../ui/feedback/feedback.css.ts'
import { narrow, notNarrow, notOnPaper, page, pile, unseen, wrap } from '../../ui/layout/rules.css.ts'
import { largeHeading } from '../../ui/theme/global.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

const gap = { gap: theme.space.m, '@media': { [narrow]: { gap: theme.space.s } } }
export const withSidebar = style({
  ...pile,
  alignItems: 'start',
  justifyItems: 'start',
  gap: theme.space.m,
  '@media': {
    [notNarrow]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      justifyItems: 'stretch',
      gap: theme.space.l,
    },
  },
})
export const main = style({ ...pile, ...gap, width: '100%' })
/** The choices above the cards; on a desktop they are side by side. */
export const choices = style({ ...wrap, ...gap, alignItems: 'start' })
globalStyle(`${choices} > div`, { flex: '1 1 20rem', minWidth: 0 })
export const results = style({
  ...tall,
  ...pile,
  ...gap,
  position: 'relative',
  alignContent: 'start',
  minWidth: 0,
  width: '100%',
})
/** Puts heading and tools side by side if there is room, and below one another with text of double size. */
export const head = style({ ...wrap, gap: theme.space.s })
export const named = style({ flex: '1 1 14rem', minWidth: 0 })
export const tools = style({
  ...wrap,
  alignContent: 'start',
  gap: theme.space.s,
  ':empty': { display: 'none' },
  '@media': notOnPaper,
})
export const heading = style([largeHeading, { scrollMarginBlockStart: theme.space.m, overflowWrap: 'anywhere' }])
/** A heading without a page's number. On a phone it is for screen readers only: page title and filters say the same. */
export const titleAgain = style([heading, { '@media': { [narrow]: unseen } }])
/** Without a count either, nothing of the head is seen. */
globalStyle(`${head}:has(${titleAgain} + :empty)`, {
  '@media': { [narrow]: { position: 'absolute' } },
})
export const count = style({ overflowWrap: 'anywhere', minHeight: '1.6em', color: theme.color.muted })
export const cards = style({
  ...pile,
  gap: theme.space.m,
  '@media': {
    // Two columns fit beside the categories. Five never fit: a page's 12 cards fill rows of two, three and four.
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))' },
    'screen and (min-width: 64rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(14.5rem, 100%), 1fr))' },
  },
})
/** Placeholders as large as a loaded card. */
export const placeholder = styleVariants(
  { enquiry: ['9.5rem', '24rem'], business: ['7.5rem', '21rem'] },
  ([low, high]) => [
    skeleton,
    {
      height: low,
      borderRadius: theme.radius.l,
      '@media': { 'screen and (min-width: 40rem)': { height: high } },
    },
  ],
)
export const onTheWay = style({ opacity: 0.6, transition: `opacity ${theme.motion.fast}` })

/** Layout of a list page: on a phone, the first result begins in the first 360 px (§shell.29). */
export const listPage = style({
  ...page,
  '@media': { [narrow]: { gap: theme.space.s, paddingBlockStart: theme.space.s } },
})

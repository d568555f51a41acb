import { globalStyle, style } from '@vanilla-extract/css'
import { listPage, named } from '../../domain/lists/card-results.css.ts'
import { panel as microphonePanel } from '../../domain/voice/speak.css.ts'
import { narrow, notNarrow, notOnPaper, pile, sheet, tinted, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

/** From this width, title and subtitle share a line, and the filters and the tools have one line each. */
const wide = 'screen and (min-width: 80rem)'

/** On a wide screen, titles share a line with what is under them, so that the first price is within the top 560 px (§mandi.3). */
export const page = style([
  listPage,
  {
    overflowWrap: 'break-word',
    '@media': {
      [wide]: { gap: theme.space.s, paddingBlockStart: theme.space.m },
      print: { gap: '2mm', paddingBlock: 0 },
    },
  },
])
globalStyle(`${page} > header, ${page} ${named}`, {
  '@media': { [wide]: { ...wrap, alignItems: 'baseline', columnGap: theme.space.m } },
})
// The microphone's panel may be wider than its narrow field, as there is nothing beside it.
globalStyle(`${page} ${microphonePanel}`, { '@media': { [notNarrow]: { minWidth: '20rem' } } })
globalStyle(`${page} > section`, { '@media': { print: { minHeight: 0, gap: '2mm' } } })
// Ten columns, each as wide as its longest word, fit on A4.
globalStyle(`${page} :is(th, td, caption)`, {
  '@media': {
    print: {
      minWidth: 0,
      padding: '0.7mm 1mm',
      fontSize: '8pt',
      lineHeight: 1.25,
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
    },
  },
})

export const bar = style({ ...wrap, gap: theme.space.s, whiteSpace: 'nowrap', '@media': notOnPaper })
globalStyle(`${bar} > [role=alert]`, { flexBasis: '100%', whiteSpace: 'normal' })
// Both buttons fit side by side on 360 px.
globalStyle(`${bar} a, ${bar} button`, { paddingInline: `calc(1.25 * ${theme.space.s})` })

/** Filters on the page: on a wide screen, and without scripts on a phone too, because the drawer can't open. */
export const formOnPage = style({
  ...sheet,
  display: 'grid',
  // The line that each field reserves for its error is the row gap.
  gap: `0 ${theme.space.m}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  padding: theme.space.m,
  '@media': {
    // Four columns; two where the text is enlarged.
    'screen and (min-width: 64rem)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 25% - 1rem), 1fr))',
      padding: theme.space.l,
    },
    [wide]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr)) min(23rem, 32%)',
      padding: `${theme.space.m} ${theme.space.l} 0`,
    },
    [narrow]: { display: 'none' },
    [`${narrow} and (scripting: none)`]: { display: 'grid' },
    ...notOnPaper,
  },
})
export const formActions = style({ ...wrap, gridColumn: '1 / -1', gap: theme.space.s })
// Aligned with the fields' controls. The space for both buttons is reserved, so that Apply never moves.
globalStyle(`${formOnPage} > ${formActions}`, {
  '@media': {
    [wide]: {
      gridArea: '1 / -2 / 2 / -1',
      alignSelf: 'start',
      whiteSpace: 'nowrap',
      marginBlockStart: `calc(1.4em + ${theme.space.xs})`,
    },
  },
})
globalStyle(`${formActions} > *`, { minHeight: '3rem' }) // as the fields
// Errors are rare here, so without one half of the line reserved for it is enough.
globalStyle(`${formOnPage} > :not(${formActions}, :has([aria-invalid]))`, {
  '@media': { [wide]: { marginBlockEnd: '-1.25rem' } },
})

export const row = style({
  ...wrap,
  alignItems: 'center',
  gap: `${theme.space.s} ${theme.space.m}`,
  '@media': notOnPaper,
})
export const stack = style({ ...pile, gap: theme.space.s })

/** Placeholder as high as most rows, so that a reload returns to its scroll position. Hidden without scripts. */
export const rowPlaceholder = style({
  height: '4.5rem',
  '@media': { [narrow]: { height: '7.5rem' }, '(scripting: none)': { display: 'none' } },
})
/** Space for the answer to “Where should I sell?”, or for its form, while its code loads. */
export const answerPlaceholder = style({ minHeight: '100vh' })
export const formPlaceholder = style({ minHeight: '100vh', '@media': { [wide]: { minHeight: '24rem' } } })
export const range = style({ textAlign: 'center', color: theme.color.muted, fontVariantNumeric: 'tabular-nums' })
/** Placeholder of a row or, on a narrow screen, of a card. */
export const skeletonRow = style({
  height: '3.5rem',
  '@media': { [narrow]: { height: '6.625rem', borderRadius: theme.radius.m } },
})
export const note = style({ fontSize: theme.size.small, color: theme.color.muted })
export const notes = style([note, { display: 'grid', gap: theme.space.xs }])
/** On a phone the saved searches are in the drawer “More”. */
export const onWide = style({ display: 'contents', '@media': { [narrow]: { display: 'none' } } })

export const fetching = style([row, tinted])
export const progress = style({ width: '12rem', maxWidth: '100%', height: '0.75rem', accentColor: theme.color.leaf })
export const fetched = style({ flex: '1 1 16rem' })

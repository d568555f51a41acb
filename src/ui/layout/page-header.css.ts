import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { atEnds, loosePile, narrow, wrap } from './rules.css.ts'
import { theme } from '../theme/theme.css.ts'

/** Looks of a header: small where the title is the name of an enquiry, a business or a step. */
export const header = styleVariants({
  large: { ...loosePile, gap: theme.space.xs },
  small: { ...loosePile, gap: theme.space.xs },
  /** A header over a list: title and text share a line, so that the list starts higher. */
  list: { ...wrap, alignItems: 'baseline', gap: `0 ${theme.space.m}` },
  withAction: { ...atEnds, gap: theme.space.m },
})
const all = Object.values(header)
globalStyle(all.map((name) => `${name} > h1`).join(), {
  overflowWrap: 'anywhere',
  fontSize: theme.size.h1,
  fontWeight: 800,
})
globalStyle(`${header.small} > h1`, { fontSize: theme.size.h2, fontWeight: 750 })
globalStyle(all.map((name) => `${name} > h1 + p`).join(), {
  maxWidth: theme.size.prose,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
})
globalStyle(`${header.list} > h1, ${header.withAction} > h1`, { '@media': { [narrow]: { fontSize: theme.size.h2 } } })
globalStyle(`${header.list} > h1 + p`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${header.large} > h1 + p, ${header.list} > h1 + p`, { fontSize: theme.size.large, lineHeight: 1.5 })

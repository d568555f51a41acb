import { globalStyle, style } from '@vanilla-extract/css'
import { listPage } from '../../domain/lists/list-page.css.ts'

export const page = style([listPage])

/** On paper the page is its prices: no header, no footer. */
globalStyle(`#root:has(${page}) > :is(header, footer, nav)`, { '@media': { print: { display: 'none' } } })

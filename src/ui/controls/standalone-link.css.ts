import { style } from '@vanilla-extract/css'
import { theme } from '../theme/theme.css.ts'

/** A link outside of a sentence is as large as a button; one in a sentence is exempt (WCAG 2.5.5). */
export const standaloneLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.size.target,
  minHeight: theme.size.target,
})

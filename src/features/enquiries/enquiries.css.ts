import { style } from '@vanilla-extract/css'
import {
  buttonsAtEnd,
  columnsOf,
  edged,
  frame,
  line,
  page as pageRule,
  pile,
  standalone,
  surface,
  tinted,
  wrap,
} from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const page = style(pageRule)
export const notice = style({
  ...edged(theme.color.leaf),
  ...line,
  gap: theme.space.s,
})
export const filters = style({ ...wrap, alignItems: 'start', gap: theme.space.s })

export const formActions = style(buttonsAtEnd)

export const columns = style({
  ...pile,
  alignItems: 'start',
  gap: theme.space.l,
  '@media': { 'screen and (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
})
/** Dims inert actions. A dialog also makes them inert, and must not dim them. */
export const inertActions = style({ selectors: { '&[data-acts=waiting]': { opacity: 0.55 } } })
export const closed = style(tinted)
export const onBoard = style({ ...standalone, justifySelf: 'start', gap: theme.space.xs, fontWeight: 650 })

export const main = style({ ...frame, borderRadius: theme.radius.l })
export const images = style(columnsOf('9rem'))
export const item = style({ display: 'grid', justifyItems: 'start', gap: theme.space.xs, minWidth: 0 })
export const image = style({ ...frame, borderRadius: theme.radius.m })
export const asked = style({ ...frame, width: '12.5rem', borderRadius: theme.radius.m })

export const upload = style({
  ...surface,
  ...pile,
  gap: theme.space.s,
  padding: theme.space.m,
  // The line that the field reserves for its error is padding enough.
  selectors: { '&:has([type=file])': { paddingBlockEnd: 0 } },
})
export const failure = style({ color: theme.color.danger, fontWeight: 600 })
export const bar = style({ width: '100%', height: theme.space.m, accentColor: theme.color.leaf })
export const name = style({ color: theme.color.muted, overflowWrap: 'anywhere' })

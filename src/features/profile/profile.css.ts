import { globalStyle, style } from '@vanilla-extract/css'
import { formSheet, wrap } from '../../ui/layout/rules.css.ts'
import { theme } from '../../ui/theme/theme.css.ts'

export const card = style({ ...formSheet, gap: theme.space.m, minWidth: 0, overflowWrap: 'anywhere' })
export const head = style({ ...wrap, alignItems: 'center', gap: theme.space.m })
export const who = style({ flex: '1 1 12rem', minWidth: 0 })

const round = style({ flex: 'none', width: '5.5rem', height: '5.5rem', borderRadius: theme.radius.pill })
export const picture = style([round, { objectFit: 'cover', background: theme.color.tint }])
export const noPicture = style([
  round,
  { display: 'grid', placeItems: 'center', fontSize: '2.5rem', color: theme.color.leaf, background: theme.color.tint },
])

export const menu = style({ display: 'grid', justifyItems: 'start' })
export const destructive = style({ color: theme.color.danger })

export const form = style([card])
globalStyle(`${form} > div`, { maxWidth: theme.size.prose })
globalStyle(`${form} > :is([role=alert], [tabindex='-1']), ${form} > [role=status]`, { marginBlock: 0 })
export const given = style({ ...wrap, gap: `${theme.space.xs} ${theme.space.m}`, fontWeight: 650 })

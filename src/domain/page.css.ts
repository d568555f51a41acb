import { globalStyle, style } from '@vanilla-extract/css'
import { column } from '../ui/theme/global.css.ts'
import { tall } from '../ui/feedback/feedback.css.ts'
import { loosePile, page as pageRule, pile } from '../ui/layout/rules.css.ts'
import { theme } from '../ui/theme/theme.css.ts'

/** Layout of the pages for the profile, the subscription, the bought contacts and the deletion. */
export const page = style([column, { ...pageRule, maxWidth: '56rem' }])

/** A page of one record. Its footer stays below the screen while the record loads. */
export const recordPage = style([
  column,
  { ...tall, ...pile, alignContent: 'start', gap: theme.space.m, paddingBlock: theme.space.m },
])

/** A page that says one thing: an error, or that something is missing. */
export const notice = style([column, { ...loosePile, gap: theme.space.m, paddingBlock: theme.space.xl }])
globalStyle(`${notice} > p`, { maxWidth: theme.size.prose })
export const failure = style({ ...loosePile, gap: theme.space.m })

import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** A field, the microphone over its end, and below them what was heard. */
export const around = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${around} > :first-child`, { gridArea: '1 / 1' })
/** Without a field: its room is there before it comes. */
export const room = style([around, { minHeight: theme.size.target, justifyItems: 'start' }])
/** What is typed ends before the microphone, and before what else stands at the end of the field. */
export const withMicrophone = style([around])
globalStyle(`${withMicrophone} > :first-child input, ${withMicrophone} > input`, { paddingInlineEnd: '3.25rem' })
export const besideAnother = style([around])
globalStyle(`${besideAnother} > input`, { paddingInlineEnd: '6rem' })
/** Whether the device has a voice is known later: nothing moves then. */
export const listenRoom = style({ display: 'inline-flex', minWidth: theme.size.target, minHeight: theme.size.target })

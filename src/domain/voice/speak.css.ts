import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** A field, the microphone over its end, and below them what was heard. What is typed ends before the microphone, also before that is there. */
export const around = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${around} > :first-child`, { gridArea: '1 / 1' })
globalStyle(`${around} > input, ${around} > :first-child input`, { paddingInlineEnd: '3.25rem' })
/** Whether the device has a voice is known later: nothing moves then. */
export const listenRoom = style({ display: 'inline-flex', minWidth: theme.size.target, minHeight: theme.size.target })

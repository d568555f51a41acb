import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/**
 * A field, the microphone over its end, and the panel below. The padding reserves the microphone's space even before it
 * loads.
 */
export const around = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${around} > :first-child`, { gridArea: '1 / 1' })
globalStyle(`${around} > input, ${around} > :first-child input`, { paddingInlineEnd: '3.25rem' })
/** Reserves the button's space, because it is not yet known whether the device has a voice. */
export const listenRoom = style({ display: 'inline-flex', minWidth: theme.size.target, minHeight: theme.size.target })

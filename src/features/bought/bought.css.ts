import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme/theme.css.ts'

/** As high as a button. */
export const link = style({ display: 'inline-block', paddingBlock: theme.space.s })
/** As high as a name and the two ways to it. */
export const waiting = style({ height: '11rem', borderRadius: theme.radius.l })

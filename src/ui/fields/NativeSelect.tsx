import type { ComponentProps } from 'react'
import { Icon } from '../layout/Icon.tsx'
import { down } from '../layout/icons.ts'
import { arrow, withEnd } from './field.css.ts'

/** The browser's own list, with our arrow: in WebKit its own look has our letters on its ground, white on white in the header. */
export const NativeSelect = (props: ComponentProps<'select'>) => (
  <span className={withEnd}>
    {/* oxlint-disable-next-line react/forbid-elements -- this one */}
    <select {...props} />
    <span className={arrow}>
      <Icon icon={down} />
    </span>
  </span>
)

import type { ComponentProps } from 'react'
import { Icon } from '../layout/Icon.tsx'
import { down } from '../layout/icons.ts'
import { arrow, withEnd } from './field.css.ts'

/** WebKit's own look puts our text colour on its background: white on white in the header. */
export const NativeSelect = (props: ComponentProps<'select'>) => (
  <span className={withEnd}>
    {/* oxlint-disable-next-line react/forbid-elements -- this one */}
    <select {...props} />
    <span className={arrow}>
      <Icon icon={down} />
    </span>
  </span>
)

import type { ComponentProps } from 'react'
import { Icon } from '../layout/Icon.tsx'
import { down } from '../layout/icons.ts'
import { arrow, withEnd } from './field.css.ts'

/** WebKit's own look puts our text colour on its background: white on white in the header. */
export const NativeSelect = (props: ComponentProps<'select'> & { value: string }) => (
  <span className={withEnd}>
    {/* oxlint-disable-next-line react/forbid-elements -- this one */}
    <select
      {...props}
      ref={(list) => {
        // On Back, the browser restores the last choice in the HTML, and React keeps it when it hydrates.
        if (list) list.value = props.value
      }}
    />
    <span className={arrow}>
      <Icon icon={down} />
    </span>
  </span>
)

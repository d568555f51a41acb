import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useTimeout } from '../hooks/useTimer.ts'
import { visuallyHidden } from '../theme/global.css.ts'

/** Pause in typing after which the number of options is announced (ms). */
const PAUSE = 500

/** Announces the number of options once, after a pause in typing (§home.6). */
export function OptionCount({ count }: { count: number | undefined }) {
  const { t } = useLingui()
  const [optionCount, setOptionCount] = useState<number>()
  useTimeout(() => setOptionCount(count), count === undefined ? 0 : PAUSE, count)
  return (
    // The attribute keeps it audible around React Aria's overlays (§accessibility.6).
    <span role="status" className={visuallyHidden} data-live-announcer="true">
      {optionCount === undefined
        ? ''
        : t({
            message: plural(optionCount, { one: '# suggestion available.', other: '# suggestions available.' }),
            comment: 'Screen reader: while a person types in a search field.',
          })}
    </span>
  )
}

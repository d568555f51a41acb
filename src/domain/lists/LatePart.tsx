import { Trans } from '@lingui/react/macro'
import { useState, type ComponentType, type ReactNode } from 'react'
import { button } from '../../ui/controls/button.css.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { NotDownloaded } from '../../ui/overlay/late-overlays.tsx'

/** A part whose code loads once `isWanted`, after more important content. If it can't, a button tries again. */
export function LatePart<Props extends object>(props: {
  isWanted?: boolean
  load: () => Promise<{ default: ComponentType<Props> }>
  data: Props
  placeholder?: ReactNode
}) {
  const { isWanted = true, load, data, placeholder } = props
  const { Late, failed, fetchOnce } = useLazyComponent(load)
  useTimeout(fetchOnce, isWanted ? 0 : undefined)
  // The button keeps the focus while it tries again.
  const [hasFailed, setHasFailed] = useState(false)
  if (failed && !hasFailed) setHasFailed(true)
  if (Late) return <Late {...data} />
  if (!hasFailed) return placeholder
  return (
    <>
      <button type="button" className={button()} onClick={fetchOnce}>
        <Trans comment="Button: load the same thing once more.">Try again</Trans>
      </button>
      {failed && <NotDownloaded />}
    </>
  )
}

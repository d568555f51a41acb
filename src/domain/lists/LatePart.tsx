import { Trans } from '@lingui/react/macro'
import { useState, type ComponentType, type ReactNode } from 'react'
import { button } from '../../ui/controls/button.css.ts'
import { useComponentAfter } from '../../ui/hooks/useLazyComponent.ts'
import { NotDownloaded } from '../../ui/overlay/late-overlays.tsx'

/** Loaded parts by their `load`: they render at once when mounted again, so that Back finds its position. */
const loaded = new Map<unknown, unknown>()

/** A part whose code loads once `isWanted`, after more important content. If it can't, a button tries again. */
export function LatePart<Props extends object>(props: {
  isWanted?: boolean
  /** A function of the module, not made anew in each rendering. */
  load: () => Promise<{ default: ComponentType<Props> }>
  data: Props
  placeholder?: ReactNode
}) {
  const { isWanted = true, load, data, placeholder } = props
  const { Late, failed, fetchOnce } = useComponentAfter(isWanted, async () => {
    const part = await load()
    loaded.set(load, part.default)
    return part
  })
  // The button keeps the focus while it tries again.
  const [hasFailed, setHasFailed] = useState(false)
  if (failed && !hasFailed) setHasFailed(true)
  const Part = Late ?? (isWanted && (loaded.get(load) as typeof Late))
  if (Part) return <Part {...data} />
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

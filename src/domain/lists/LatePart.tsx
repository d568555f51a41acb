import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { button } from '../../ui/controls/button.css.ts'
import { useComponentAfter } from '../../ui/hooks/useLazyComponent.ts'

/** A part whose code loads once `isWanted`, after more important content. If it can't, a button tries again. */
export function LatePart<Props extends object>(props: {
  isWanted?: boolean
  load: () => Promise<{ default: ComponentType<Props> }>
  data: Props
  placeholder?: ReactNode
}) {
  const { Late, failed, fetchOnce } = useComponentAfter(props.isWanted ?? true, props.load)
  if (Late) return <Late {...props.data} />
  if (!failed) return props.placeholder
  return (
    <button type="button" className={button()} onClick={fetchOnce}>
      <Trans comment="Button: load the same thing once more.">Try again</Trans>
    </button>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { button } from '../../../ui/controls/button.css.ts'
import { useComponentAfter } from '../../../ui/hooks/useComponentAfter.ts'

/**
 * The tools of a list. Their code loads separately, so that the results never wait for it.
 * @param props.children placeholder while the code loads
 */
export function LateTools<Props extends object>(props: {
  isReady?: boolean
  load: () => Promise<{ default: ComponentType<Props> }>
  data: Props
  children?: ReactNode
}) {
  const { Late, failed, fetchOnce } = useComponentAfter(props.isReady ?? true, props.load)
  if (Late) return <Late {...props.data} />
  if (!failed) return props.children
  return (
    <button type="button" className={button()} onClick={fetchOnce}>
      <Trans comment="Button: load the same thing once more.">Try again</Trans>
    </button>
  )
}

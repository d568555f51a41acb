import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { LateAlertDialog } from '../overlay/late-overlays.tsx'
import { Button } from '../controls/Button.tsx'
import { visuallyHidden } from '../theme/global.css.ts'

/** Seconds left at which the time is announced again (§accessibility.9). */
const WARN_AT = [20, 10]

/** Leads to another page after a countdown (§accessibility.9), which an `AfterPage` around it starts with the dialog. */
export function StoppableTimer({
  title,
  children,
  seconds,
  onGo,
  onStay,
}: {
  title: ReactNode
  /** Why the other page opens, and which one. */
  children: ReactNode
  seconds: number
  onGo: () => void
  onStay: () => void
}) {
  const { t } = useLingui()
  const [left, setLeft] = useState(seconds)
  const [isStopped, setStopped] = useState(false)
  const warning = isStopped ? undefined : WARN_AT.findLast((at) => left <= at)
  const stay = () => {
    setStopped(true)
    onStay()
  }

  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (isStopped) return undefined
    let rest = seconds
    const timer = setInterval(() => {
      if (document.hidden) return
      rest--
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      go()
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds, isStopped])
  const inSeconds = (count: number) =>
    t({
      message: plural(count, { one: 'The next page opens in # second.', other: 'The next page opens in # seconds.' }),
      comment: 'In a dialog that leads to another page by itself after a while. "Stay here" stops it.',
    })
  return (
    <LateAlertDialog
      isOpen={!isStopped}
      onOpenChange={stay}
      title={title}
      actions={
        <>
          <Button tone="outline" onPress={stay} takesFocus>
            <Trans comment="Button: don’t go to another page by itself.">Stay here</Trans>
          </Button>
          <Button
            tone="main"
            onPress={() => {
              setStopped(true)
              onGo()
            }}
          >
            <Trans comment="Button: go to the other page at once instead of waiting.">Go now</Trans>
          </Button>
        </>
      }
    >
      {children}
      <p>{inSeconds(left)}</p>
      <p role="status" className={visuallyHidden}>
        {warning !== undefined && inSeconds(warning)}
      </p>
    </LateAlertDialog>
  )
}

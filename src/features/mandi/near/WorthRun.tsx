import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DistrictName } from '../../../domain/places/district-points.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { button } from '../../../ui/controls/button.css.ts'
import { mandiError } from '../mandi-error.ts'
import { findMarkets, type FoundMarkets } from './find-markets.ts'
import type { WorthUnit } from './near-markets.ts'
import * as styles from './worth.css.ts'
import { WorthList } from './WorthList.tsx'

export type WorthQuestion = { commodity: string; quantity: number; unit: WorthUnit; here: DistrictName }
type Stage = { done: number; all: number } | { found: FoundMarkets } | { error: unknown }

/** Fetches the prices of the states around, says how far it is, can be stopped, and shows what came of it. */
export function WorthRun({ question, onEnd }: { question: WorthQuestion; onEnd: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [stage, setStage] = useState<Stage>({ done: 0, all: 0 })
  const stop = useRef(new AbortController())

  useEffect(() => {
    const running = new AbortController()
    stop.current = running
    const { commodity, here } = question
    const { signal } = running
    async function run() {
      try {
        const onProgress = (done: number, all: number) => setStage({ done, all })
        setStage({ found: await findMarkets({ queryClient, locale, commodity, here, signal, onProgress }) })
      } catch (error) {
        if (!signal.aborted) setStage({ error })
      }
    }
    void run()
    return () => running.abort()
  }, [queryClient, locale, question])

  if ('found' in stage) return <WorthList question={question} found={stage.found} />
  if ('error' in stage) return <p role="alert">{t(mandiError(stage.error))}</p>
  const step = formatNumber(locale, stage.done + 1)
  const all = formatNumber(locale, stage.all)
  return (
    <div className={styles.run}>
      <progress
        className={styles.progress}
        max={stage.all || undefined}
        value={stage.all ? stage.done : undefined}
        aria-label={t({ message: 'Looking at markets', comment: 'Screen reader: name of a progress bar.' })}
      />
      <p role="status" className={styles.said}>
        {stage.all > 0 ? (
          <Trans comment="While the prices of the states around are fetched, one after the other. {step} and {all}: numbers.">
            Looking at markets: state {step} of {all}…
          </Trans>
        ) : (
          <Trans comment="While it is found out which markets are near.">Looking for markets near you…</Trans>
        )}
      </p>
      <button
        type="button"
        className={button()}
        onClick={() => {
          stop.current.abort()
          onEnd()
        }}
      >
        <Trans comment="Button: stops looking at markets. max 16">Stop</Trans>
      </button>
    </div>
  )
}

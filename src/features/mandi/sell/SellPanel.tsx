import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { findMarkets } from '../../../domain/mandi/find-markets.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { FIVE_MINUTES } from '../all-prices.ts'
import { Fetching } from '../Fetching.tsx'
import { mandiAddress, type MandiView } from '../mandi-view.ts'
import { PricesFailed } from './MarketDays.tsx'
import { readSell, type SellQuestion } from './sell-question.ts'
import { SellForm } from './SellForm.tsx'
import { SellOffers } from './SellOffers.tsx'
import * as styles from './sell.css.ts'

/**
 * The panel “Where should I sell?”. It asks for crop, quantity, place and costs, and ranks nearby markets by what is
 * left in hand (§mandi.24).
 */
export default function SellPanel({ view }: { view: MandiView }) {
  const id = useId()
  const askId = useId()
  /** The address of the question that was stopped. */
  const [stopped, setStopped] = useState<string>()
  const question = mandiAddress(view)
  const sell = readSell(view.sell)
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id} className={styles.heading}>
        <Trans comment="Button over the mandi prices and heading over its form: which market leaves the farmer most. max 28">
          Where should I sell?
        </Trans>
      </h2>
      <SellForm view={view} askId={askId} onAsk={() => setStopped(undefined)} />
      {sell && stopped !== question && (
        <SellRun
          view={view}
          sell={sell}
          askId={askId}
          onStop={() => {
            document.getElementById(askId)?.focus() // Stop disappears
            setStopped(question)
          }}
        />
      )}
    </section>
  )
}

/** Fetches prices of nearby markets, shows the progress, can be stopped, and shows the offers. */
function SellRun(props: { view: MandiView; sell: SellQuestion; askId: string; onStop: () => void }) {
  const { view, sell, askId, onStop } = props
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState({ done: 0, all: 0 })
  const { state, district, commodity } = view.filters
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['mandi', 'all', 'sell', locale, state, district, commodity],
    staleTime: FIVE_MINUTES,
    enabled: Boolean(state && district && commodity),
    queryFn: ({ signal }) =>
      findMarkets({
        queryClient,
        locale,
        commodity: commodity!,
        here: { state: state!, district: district! },
        signal,
        onProgress: (done, all) => setProgress({ done, all }),
      }),
  })
  if (data) return <SellOffers found={data} sell={sell} view={view} />
  if (error && !isFetching) return <PricesFailed error={error} onRetry={() => void refetch()} focusId={askId} />
  if (!isFetching) return null
  return (
    <Fetching
      progress={progress}
      label={t({ message: 'Looking at markets', comment: 'Screen reader: name of a progress bar.' })}
      action={<Trans comment="Button: stops looking at markets. max 16">Stop</Trans>}
      onAction={onStop}
    >
      <Trans comment="Beside a progress bar, while the prices around are fetched.">Looking for markets near you…</Trans>
    </Fetching>
  )
}

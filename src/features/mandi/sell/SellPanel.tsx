import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { keyed } from '../../../api/ask.ts'
import { FIVE_MINUTES } from '../../../api/reads.ts'
import { findMarkets } from '../../../domain/mandi/find-markets.ts'
import { readSell } from '../../../domain/mandi/where-to-sell.ts'
import { districtsQuery } from '../../../domain/places/place-names.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { Disclosure } from '../../../ui/controls/Disclosure.tsx'
import { useUnmount } from '../../../ui/hooks/events.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { Fetching } from '../Fetching.tsx'
import { priceDistricts } from '../FilterForm.tsx'
import { mandiAddress, OPENER, type MandiView } from '../mandi-view.ts'
import { SellForm } from './SellForm.tsx'
import { SellOffers } from './SellOffers.tsx'
import * as styles from './sell.css.ts'

/** Asks for crop, quantity, place and costs, and ranks nearby markets by what the seller keeps (§mandi.24). */
export default function SellPanel({ view: asked }: { view: MandiView }) {
  const locale = useLocale()
  const { view, isLoading } = useStateOfDistrict(asked)
  const askId = useId()
  /** The address of the question that was stopped. */
  const [stopped, setStopped] = useState<string>()
  const question = mandiAddress(view)
  const sell = readSell(view.sell)
  const { state = '', district, commodity } = view.filters
  const isAsked = sell !== undefined && district !== undefined && commodity !== undefined
  /** Whoever opens the address of a question, as from WhatsApp, sees the answer first: on a phone the form fills the window. */
  const [isFolded, setFolded] = useState(isAsked)
  if (isFolded && !isAsked) setFolded(false)
  const folded = useRef<HTMLDivElement>(null)
  // Back closes the form around the focus. The next control may be at the end of the list.
  useUnmount(() => {
    if (document.activeElement === document.body) document.getElementById(OPENER)?.focus()
  })
  function showAnswer() {
    setStopped(undefined)
    // After Enter in the first field of a phone, the answer would be far below the window.
    document.getElementById(askId)?.scrollIntoView({ block: 'nearest' })
  }
  const form = <SellForm view={view} askId={askId} onAsk={showAnswer} />
  return (
    <Section
      className={styles.panel}
      title={
        <Trans comment="Button over the mandi prices and heading over its form: which market leaves the farmer most. max 28">
          Where should I sell?
        </Trans>
      }
    >
      {isFolded ? (
        <div ref={folded} className={styles.question}>
          <Disclosure
            title={
              <Trans comment="Button over an answer about markets: shows the form with crop, quantity, place and costs. max 34">
                Change crop, place or costs
              </Trans>
            }
          >
            {form}
          </Disclosure>
        </div>
      ) : (
        form
      )}
      {isAsked && !isLoading && stopped !== question && (
        <Fetching
          query={(onProgress) => ({
            ...keyed(['mandi', 'all', 'sell', locale, state, district, commodity]),
            staleTime: FIVE_MINUTES,
            queryFn: ({ client, signal }) =>
              findMarkets({ client, locale, commodity, here: { state, district }, signal, onProgress }),
          })}
          text={
            <Trans comment="Beside a progress bar, while the prices around are fetched.">
              Looking for markets near you…
            </Trans>
          }
          onStop={() => setStopped(question)}
          focus={() => (folded.current?.querySelector('button') ?? document.getElementById(askId))?.focus()}
        >
          {(found) => <SellOffers found={found} sell={sell} view={view} showsTerms={isFolded} />}
        </Fetching>
      )}
    </Section>
  )
}

/** Adds the state to a district without one, if only one state has a district of this name. */
function useStateOfDistrict(view: MandiView): { view: MandiView; isLoading: boolean } {
  const locale = useLocale()
  const { state, district } = view.filters
  const { data = [], isLoading } = useQuery({ ...districtsQuery(locale), enabled: !state && district !== undefined })
  const [place, other] = priceDistricts(locale, data).filter(({ name }) => name === district)
  const isClear = !state && place && !other
  return { view: isClear ? { ...view, filters: { ...view.filters, state: place.state } } : view, isLoading }
}

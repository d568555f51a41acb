import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useId, useState } from 'react'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { NARROW, useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import { useComponentAfter } from '../../ui/hooks/useComponentAfter.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { hasPriceFilters, mandiAddress, type MandiView } from './mandi-view.ts'
import type { Question } from './near/NearQuestions.tsx'
import * as styles from './place-bar.css.ts'

const MandiChips = lazy(() => import('./MandiChips.tsx'))
const loadNearQuestions = withCatalogs(() => import('./near/NearQuestions.tsx'), 'mandi-near')

/**
 * The way to the prices of where one is, and back to those of all of India (§mandi.22); what can be asked of them comes after the
 * prices themselves. On a phone the filters that are set stand in the same line.
 */
export function PlaceBar({ view, isReady }: { view: MandiView; isReady: boolean }) {
  const isNarrow = useMediaQuery(NARROW)
  const id = useId()
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<Question>()
  const { Late, fetchOnce } = useComponentAfter(isReady, loadNearQuestions)
  const { state, district, ...others } = view.filters
  const questions = { view, asked, onAsk: setAsked, tries }
  function find() {
    setTries(tries + 1)
    fetchOnce()
  }
  return (
    <>
      <div className={styles.bar}>
        <button type="button" id={id} className={button()} onClick={find}>
          <Icon name="place" />
          <Trans comment="Button over the mandi prices: the device says where it is, and the prices of its district are shown. max 24">
            Near me
          </Trans>
        </button>
        {isNarrow && hasPriceFilters(view.filters) && (
          <Suspense>
            <MandiChips view={view} />
          </Suspense>
        )}
        {!isNarrow && (state || district) && (
          <Link
            to={mandiAddress({ ...view, filters: others, page: 1 })}
            className={button({ tone: 'quiet' })}
            onClick={() => document.getElementById(id)?.focus()} // the link goes away
          >
            <Trans comment="Link over the mandi prices of one place: those of the whole country. max 24">
              All of India
            </Trans>
          </Link>
        )}
        {Late && <Late part="buttons" {...questions} />}
      </div>
      {Late && <Late part="answers" {...questions} />}
    </>
  )
}

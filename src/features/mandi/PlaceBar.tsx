import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useId, useState } from 'react'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { mandiAddress, type MandiView } from './mandi-view.ts'
import * as styles from './place-bar.css.ts'

const FindPlace = lazy(withCatalogs(() => import('./near/FindPlace.tsx'), 'mandi-near'))
const CropWorth = lazy(
  withCatalogs(() => import('./near/CropWorth.tsx'), 'mandi-near', 'mandi', 'common', 'shared', 'app'),
)

/** The way to the prices of where one is, and back to those of all of India (§mandi.22); what a crop is worth there (§mandi.24). */
export function PlaceBar({ view }: { view: MandiView }) {
  const id = useId()
  const [tries, setTries] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const { state, district, ...others } = view.filters
  return (
    <>
      <div className={styles.bar}>
        <button type="button" id={id} className={button()} onClick={() => setTries(tries + 1)}>
          <Icon name="place" />
          <Trans comment="Button over the mandi prices: the device says where it is, and the prices of its district are shown. max 24">
            Near me
          </Trans>
        </button>
        {(state || district) && (
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
        <button type="button" className={button()} aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          <Trans comment="Button over the mandi prices: opens a form that compares what the markets nearby pay for a crop. max 30">
            What is my crop worth?
          </Trans>
        </button>
        <Suspense>{tries > 0 && <FindPlace key={tries} view={view} onFound={() => setTries(0)} />}</Suspense>
      </div>
      <Suspense>{isAsking && <CropWorth view={view} />}</Suspense>
    </>
  )
}

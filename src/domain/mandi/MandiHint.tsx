import { lazy, Suspense } from 'react'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import * as styles from './mandi-hint.css.ts'

const load = withCatalogs(() => import('./MandiPrice.tsx'), 'mandi-hint')
const MandiPrice = lazy(() => load().catch(() => ({ default: () => null })))

/**
 * Beside the price of an enquiry: what the same produce fetched lately at a mandi of that state, with its market, its date
 * and its age; nothing where no market reported it. It is fetched after the page and has its room from the start, so that
 * nothing moves.
 * @param commodityName the subcategory, in the language of the page
 * @param location of the enquiry, as its owner wrote it: the state is found in it
 */
export function MandiHint({ commodityName, location }: { commodityName: string; location: string | null }) {
  if (!location) return null
  return (
    <div className={styles.room}>
      <Suspense>
        <MandiPrice commodityName={commodityName} location={location} />
      </Suspense>
    </div>
  )
}

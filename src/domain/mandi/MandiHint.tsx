import * as styles from './mandi-hint.css.ts'
import { MandiPrice } from './MandiPrice.tsx'

/**
 * Shown beside an enquiry's price: a recent mandi price of the same produce in that state, with market, date and age.
 * Empty if no market reported one. It loads after the page; its space is reserved from the start, so that nothing
 * moves.
 * @param commodityName the subcategory, in the page's language
 * @param location of the enquiry, as its owner wrote it; the state is searched in it
 */
export function MandiHint({ commodityName, location }: { commodityName: string; location: string | null }) {
  if (!location) return null
  return (
    <div className={styles.room}>
      <MandiPrice commodityName={commodityName} location={location} />
    </div>
  )
}

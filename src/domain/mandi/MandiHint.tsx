import * as styles from './mandi-hint.css.ts'
import { MandiPrice } from './MandiPrice.tsx'

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
      <MandiPrice commodityName={commodityName} location={location} />
    </div>
  )
}

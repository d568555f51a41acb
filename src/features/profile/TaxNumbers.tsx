import { Trans } from '@lingui/react/macro'
import type { OwnBusiness } from '../../api/profile.ts'
import { isGstin, isPan } from '../../domain/business/tax-numbers.ts'
import * as styles from './profile.css.ts'

type Given = Pick<OwnBusiness, 'gst_number' | 'organization_gst' | 'company_pan' | 'organization_pan'>

/**
 * Which tax numbers a business has given, as far as their form is right: nobody knows more about them, so nothing more is
 * said, and no tick that would say it (§profile.13).
 */
export function TaxNumbers({ business }: { business: Given }) {
  const hasGst = isGstin(business.gst_number ?? business.organization_gst ?? '')
  const hasPan = isPan(business.company_pan ?? business.organization_pan ?? '')
  if (!hasGst && !hasPan) return null
  return (
    <>
      <ul className={styles.given}>
        {hasGst && (
          <li>
            <Trans comment="On the profile page: the business has given its GST number, whose form is right.">
              GST number given
            </Trans>
          </li>
        )}
        {hasPan && (
          <li>
            <Trans comment="On the profile page: the business has given its PAN, whose form is right.">PAN given</Trans>
          </li>
        )}
      </ul>
      <p className={styles.note}>
        <Trans comment="On the profile page, under: GST number given, PAN given.">
          We have checked only that these numbers are written correctly, not whose they are.
        </Trans>
      </p>
    </>
  )
}

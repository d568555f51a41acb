import { Trans } from '@lingui/react/macro'
import type { OwnBusiness } from '../../api/account.ts'
import type { Enquiry } from '../../api/enquiries.ts'
import * as styles from '../../ui/feedback/feedback.css.ts'
import type { Detail } from '../business/profile-completeness.tsx'

/** `missing` are details found missing only after posting. */
export type Posted = { enquiry: Enquiry; business: OwnBusiness; missing: Detail[] }

/** The mutation that posts goes on after its page is left, and nobody who returns sends it again. */
export const POSTING = { mutationKey: ['post-enquiry'], gcTime: Infinity }

export const BeingSent = () => (
  <p role="status" className={styles.panel}>
    <Trans comment="In place of the form, and over the own enquiries: an enquiry was sent, its page left, and there is no answer yet.">
      Your enquiry is being sent…
    </Trans>
  </p>
)

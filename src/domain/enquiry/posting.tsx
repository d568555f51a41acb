import { Trans } from '@lingui/react/macro'
import type { OwnBusiness } from '../../api/account.ts'
import type { Enquiry } from '../../api/enquiries.ts'
import { readSession } from '../../session/session.ts'
import * as styles from '../../ui/feedback/feedback.css.ts'
import type { Detail } from '../business/profile-completeness.tsx'

/** `missing` are details found missing only after posting. */
export type Posted = { enquiry: Enquiry; business: OwnBusiness; missing: Detail[] }

let current: { token: string | undefined; answer: Promise<Posted> } | undefined

/** Remembers a request that goes on after its page is left, so that nobody who returns sends it again. */
export function posting(answer: Promise<Posted>): Promise<Posted> {
  const own = { token: readSession().token, answer }
  current = own
  return answer.finally(() => {
    if (current === own) current = undefined
  })
}

export const postingUnderWay = (): Promise<Posted> | undefined =>
  current?.token === readSession().token ? current?.answer : undefined

export const BeingSent = () => (
  <p role="status" className={styles.panel}>
    <Trans comment="In place of the form, and over the own enquiries: an enquiry was sent, its page left, and there is no answer yet.">
      Your enquiry is being sent…
    </Trans>
  </p>
)

import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import type { Enquiry } from '../../api/enquiries.ts'
import { ContactPlaceholder } from '../business/contact.tsx'
import { Person } from '../business/PhoneLinks.tsx'
import { paths } from '../navigation/paths.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { useEnquiryTitle } from './EnquiryTitle.tsx'
import * as styles from '../business/contact.css.ts'
import { showMore } from '../../ui/hooks/focus.ts'
import { note } from '../../ui/theme/global.css.ts'

type InterestedUser = NonNullable<Enquiry['interested_users']>[number]

/** People shown at first, and added per press: a popular enquiry has hundreds. */
const STEP = 20

/** The server names those who paid to premium users only (§board.14). */
export function InterestedUsers({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useLingui()
  const users = enquiry.can_view_contact ? enquiry.interested_users : undefined
  const title = useEnquiryTitle(enquiry)
  return (
    <Section
      title={<Trans comment="Heading over those who paid for the contact of an enquiry.">Interested users</Trans>}
    >
      <ContactPlaceholder variant="interested">
        {!users ? (
          <p>
            <Trans comment="In place of the list of interested users, for those who have no premium plan. The link leads to the plan.">
              Only premium members see who is interested. <Link to={paths.subscription()}>See the premium plan</Link>
            </Trans>
          </p>
        ) : users.length === 0 ? (
          <p>
            <Trans comment="In place of the list of interested users.">Nobody has shown interest yet.</Trans>
          </p>
        ) : (
          <Users
            users={users}
            message={t({
              message: `Hello, I am writing about this enquiry on Krishi Vyapar: ${title}`,
              comment: 'Written into a WhatsApp message, to somebody who is interested in an enquiry. {title}: of it.',
            })}
          />
        )}
      </ContactPlaceholder>
    </Section>
  )
}

function Users({ users, message }: { users: InterestedUser[]; message: string }) {
  const locale = useLocale()
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={list} className={styles.users}>
        {users.slice(0, shown).map((user) => (
          <li key={`${user.mobile} ${user.purchased_at}`} className={styles.user}>
            <Person contact={user} message={message}>
              <time dateTime={user.purchased_at} className={note}>
                {formatDate(locale, user.purchased_at)}
              </time>
            </Person>
          </li>
        ))}
      </ul>
      {shown < users.length && (
        <button type="button" className={button()} onClick={() => showMore(list, () => setShown(shown + STEP))}>
          <Trans comment="Button under those who paid for a contact: shows more. max 28">Show more people</Trans>
        </button>
      )}
    </>
  )
}

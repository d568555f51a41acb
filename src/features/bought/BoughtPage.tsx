import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { userProfileQuery } from '../../api/account.ts'
import { keyed } from '../../api/ask.ts'
import { allBusinessesQuery, businessQuery } from '../../api/directory.ts'
import { enquiryDetailQuery } from '../../api/enquiries.ts'
import { isMissing } from '../../api/errors.ts'
import { businesses, MAX_PAGE_SIZE } from '../../api/reads.ts'
import * as account from '../../domain/page.css.ts'
import { visibleContact } from '../../domain/business/contact.tsx'
import { aboutBusiness, aboutEnquiry, Person } from '../../domain/business/PhoneLinks.tsx'
import { EnquiryTitle, useEnquiryTitle } from '../../domain/enquiry/EnquiryTitle.tsx'
import { LoadFailure, useShownError } from '../../domain/LoadFailure.tsx'
import { loadError } from '../../domain/failures.ts'
import { DIRECTORY_TYPES, paths, type DirectoryType } from '../../domain/navigation/paths.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { purposeOf, usePurchases } from '../../payments/purchases.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { Skeletons } from '../../ui/feedback/Skeleton.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { showMore } from '../../ui/hooks/focus.ts'
import { handshake } from '../../ui/layout/icons.ts'
import { card } from '../../ui/layout/card.css.ts'
import * as styles from './bought.css.ts'
import { stack } from '../../ui/theme/global.css.ts'

const STEP = 20

/** Lists the contacts kept on this device, newest first, then businesses with a visible contact (§payments.26). */
export default function BoughtPage() {
  const { t } = useLingui()
  const here = usePurchases()
  const locale = useLocale()
  const visible = useQuery(visibleBusinessesQuery(locale))
  const error = useShownError(visible)
  const isPremium = useQuery(userProfileQuery(locale)).data?.is_premium === true
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)
  const known = new Set(here.map(purposeOf))
  const bought = [...here, ...(visible.data ?? []).filter((subject) => !known.has(purposeOf(subject)))]
  return (
    <Page
      title={t({ message: 'Bought contacts', comment: 'Title of the page with all contacts that a person bought.' })}
      className={account.page}
      sub={
        <Trans comment="Under the title of the page of bought contacts.">
          Call or write to them again, whether their enquiry is open or closed.
        </Trans>
      }
    >
      <p role="status">
        {visible.isPending && !error ? (
          <Trans comment="On the page of bought contacts, while they load.">Looking for your contacts…</Trans>
        ) : (
          bought.length > 0 && (
            <Plural
              comment="Over the list of bought contacts."
              value={bought.length}
              one="# contact"
              other="# contacts"
            />
          )
        )}
      </p>
      {bought.length > 0 ? (
        <ul ref={list} className={stack.m}>
          {bought.slice(0, shown).map((subject) => (
            <li key={purposeOf(subject)}>
              {subject.kind === 'enquiry' ? (
                <BoughtEnquiry id={subject.id} />
              ) : (
                <BoughtBusiness type={subject.kind} id={subject.id} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        visible.isPending &&
        !error && <Skeletons count={3} className={stack.m} each={`${skeleton} ${styles.waiting}`} />
      )}
      {shown < bought.length && (
        <button type="button" className={button()} onClick={() => showMore(list, () => setShown(shown + STEP))}>
          <Trans comment="Button under bought contacts: shows further ones. max 28">Show more contacts</Trans>
        </button>
      )}
      {!visible.data && error ? (
        <LoadFailure
          title={
            <Trans comment="On the page of bought contacts, when the server could not be asked.">
              Failed to load what you bought on other devices
            </Trans>
          }
          error={error}
          onRetry={visible.refetch}
        />
      ) : (
        visible.data && bought.length === 0 && <NoneYet isPremium={isPremium} />
      )}
      {!visible.isPending && !isPremium && (
        <p>
          <Trans comment="At the foot of the page of bought contacts.">
            Contacts of enquiries that you bought on another phone or computer, or before you logged out, can’t be
            listed here. Each of them still shows on the page of its enquiry.
          </Trans>
        </p>
      )}
    </Page>
  )
}

/** The businesses of others whose contact the server shows because it was bought, perhaps on another device. */
const visibleBusinessesQuery = (locale: Locale) =>
  queryOptions({
    ...keyed(['directory', 'visible', locale]),
    queryFn: async ({ client }) => {
      const { user, is_premium } = await client.fetchQuery(userProfileQuery(locale))
      if (is_premium) return []
      // The API has no list of purchases, so this looks through the first 1,000 of each type.
      const visible = async (kind: DirectoryType) => {
        const all = allBusinessesQuery(locale, businesses(kind, {}, 1, MAX_PAGE_SIZE))
        const { rows } = await client.fetchQuery({ ...all, persister: undefined }) // saved copies contain no contacts
        return rows.flatMap(({ business: { id, can_view_contact } }) => (can_view_contact ? [{ kind, id }] : []))
      }
      const subjects = (await Promise.all(DIRECTORY_TYPES.map(visible))).flat()
      const isOthers = await Promise.all(
        subjects.map(async ({ kind, id }) => {
          const { owner_contact } = await client.fetchQuery(businessQuery(locale, kind, id))
          return owner_contact?.mobile !== user.mobile
        }),
      )
      return subjects.filter((_, index) => isOthers[index])
    },
  })

const NoneYet = ({ isPremium }: { isPremium: boolean }) => (
  <EmptyState
    icon={handshake}
    title={
      isPremium ? (
        <Trans comment="On the page of bought contacts, for a premium member.">You see every contact</Trans>
      ) : (
        <Trans comment="On the page of bought contacts, when there are none.">No contacts bought yet</Trans>
      )
    }
    message={
      isPremium ? (
        <Trans comment="On the page of bought contacts, for a premium member: where the contacts are.">
          You are a premium member. Contacts are on the pages of enquiries and businesses.
        </Trans>
      ) : (
        <Trans comment="On the page of bought contacts, when there are none.">
          Whoever’s contact you buy, on an enquiry or a business, is listed here.
        </Trans>
      )
    }
    action={
      <Link to={paths.board()} tone="main">
        <Trans comment="Link to the board of enquiries.">See all enquiries</Trans>
      </Link>
    }
  />
)

function BoughtEnquiry({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(enquiryDetailQuery(useLocale(), id))
  const { data: enquiry } = query
  const title = useEnquiryTitle(enquiry)
  return (
    <BoughtContact
      query={query}
      contact={enquiry && visibleContact(enquiry)}
      to={paths.boardEnquiry(id)}
      title={enquiry && <EnquiryTitle enquiry={enquiry} />}
      message={t(aboutEnquiry(title))}
    />
  )
}

function BoughtBusiness({ type, id }: { type: DirectoryType; id: number }) {
  const { t } = useLingui()
  const query = useQuery(businessQuery(useLocale(), type, id))
  const { data: business } = query
  const contact = business && visibleContact(business)
  return (
    <BoughtContact
      query={query}
      // The title is the company.
      contact={contact && { ...contact, company: null }}
      to={paths.business(type, id)}
      title={
        business && (
          <ForeignText
            text={
              business.company_name ??
              t({ message: 'Business details', comment: 'Title of the page of one farmer, buyer or manufacturer.' })
            }
          />
        )
      }
      message={t(aboutBusiness)}
    />
  )
}

function BoughtContact(props: {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>
  contact: ComponentProps<typeof Person>['contact'] | undefined
  /** Title of the record; undefined until it has loaded. */
  title: ReactNode
  to: string
  message: string
}) {
  const { query, contact, title, to, message } = props
  const error = useShownError(query)
  const { t } = useLingui()
  const heading = useId()
  if (!title && !error) return <div aria-hidden className={`${skeleton} ${styles.waiting}`} />
  return (
    <article aria-labelledby={heading} className={card}>
      <h2 id={heading}>
        <Link to={to} className={styles.link}>
          {title ?? (
            <Trans comment="On the page of bought contacts: a contact that could not be loaded.">Contact</Trans>
          )}
        </Link>
      </h2>
      {contact ? (
        <Person contact={contact} message={message} />
      ) : title ? (
        <p>
          <Trans comment="On the page of bought contacts, where the server does not show one yet.">
            The contact does not show yet. Open the page to have your payment confirmed.
          </Trans>
        </p>
      ) : isMissing(error) ? (
        <p>
          <Trans comment="On the page of bought contacts: its owner took it away.">It is no longer listed.</Trans>
        </p>
      ) : (
        <>
          <p>{error && t(loadError(error))}</p>
          <button type="button" className={button()} onClick={() => void query.refetch()}>
            <Trans comment="Button: load the same thing once more.">Try again</Trans>
          </button>
        </>
      )}
    </article>
  )
}

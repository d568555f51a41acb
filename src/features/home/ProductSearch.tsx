import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { subcategoriesQuery, type Subcategory } from '../../api/catalogue.ts'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { latestEnquiriesQuery } from '../../api/latest-enquiries.ts'
import { MAX_SEARCH } from '../../api/reads.ts'
import { EnquiryTitle } from '../../domain/enquiry/EnquiryTitle.tsx'
import { ProduceInput } from '../../domain/catalogue/ProduceInput.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { useOnward } from '../../domain/navigation/useOnward.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { useSession } from '../../session/session.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { showMessage } from '../../ui/toast/messages.ts'
import { Speak } from '../../domain/voice/late-buttons.tsx'
import type { Meaning } from './search-meaning.ts'
import * as styles from './home.css.ts'

const ID = 'product-search'

/** The search for produce (§home.3). */
export function ProductSearch() {
  const { t } = useLingui()
  const onward = useOnward()
  const [text, setText] = useState('')
  const queryClient = useQueryClient()
  const locale = useLocale()
  const isVisitor = !useSession().token
  const [found, setFound] = useState<Meaning>()

  /** The directory requires signing in, so visitors first see matching latest enquiries (§home.16). */
  async function follow(meaning: Meaning) {
    const needsSignIn = isVisitor && !meaning.to.startsWith(paths.mandi())
    const latest = queryClient.getQueryData(latestEnquiriesQuery(locale).queryKey)
    if (needsSignIn && latestFor(meaning, latest).length > 0) return setFound(meaning)
    const hasNavigated = await onward(meaning.to)
    if (hasNavigated && needsSignIn)
      showMessage(
        t({
          message: 'Log in to see everyone who fits',
          comment: 'Short message on the sign-in, for a visitor whose search on the home page led there.',
        }),
      )
  }
  /** The text that was submitted last. The meaning of an earlier one is ignored, and so is a second Enter. */
  const submitted = useRef('')
  async function submit() {
    const search = text.trim()
    if (search === submitted.current) return
    submitted.current = search
    if (!search) return
    const meaning = await meaningInTime(search, queryClient.ensureQueryData(subcategoriesQuery(locale)))
    if (submitted.current === search) await follow(meaning)
  }

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label id={`${ID}-label`} htmlFor={ID} className={styles.label}>
        <Trans comment="Label of the search field on the home page.">Which produce are you looking for?</Trans>
      </label>
      <div className={styles.searchRow}>
        <Speak what="search" onText={setText}>
          <ProduceInput
            id={ID}
            name="search"
            enterKeyHint="search"
            text={text}
            onText={setText}
            onChoose={({ id, name }) => {
              submitted.current = ''
              void follow({ to: paths.directory({ categoryId: id, name, entityType: 'farmer' }), produce: id })
            }}
            maxLength={MAX_SEARCH}
            className={styles.input}
          />
          <button type="submit" className={`${button({ tone: 'header' })} ${styles.submit}`}>
            <Icon name="search" />
            <Trans comment="Button of the search field.">Search</Trans>
          </button>
        </Speak>
      </div>
      {found && <Found key={found.to} meaning={found} />}
    </form>
  )
}

/** Longest wait for catalogue and districts (ms). Then the text is searched for as typed. */
const MEANING_MS = 2_000

const meaningInTime = (text: string, catalogue: Promise<Subcategory[]>): Promise<Meaning> =>
  Promise.race([
    Promise.all([import('./search-meaning.ts'), catalogue]).then(([{ meaningOf }, known]) => meaningOf(text, known)),
    new Promise<never>((_, reject) => setTimeout(reject, MEANING_MS)),
  ]).catch(() => ({ to: paths.directory({ search: text, entityType: 'farmer' }) }))

const latestFor = ({ produce, type }: Meaning, latest: [string, EnquirySummary[]][] | undefined) =>
  (latest ?? [])
    .flatMap(([, enquiries]) => enquiries)
    .filter((enquiry) => enquiry.sub_category.id === produce && (!type || enquiry.type === type))

/** Focuses the result, which closes the suggestions and makes a screen reader read it. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

function Found({ meaning }: { meaning: Meaning }) {
  // Found again in the page's language, which may have changed.
  const { data } = useQuery(latestEnquiriesQuery(useLocale()))
  const enquiries = latestFor(meaning, data)
  return (
    <div ref={focus} tabIndex={-1} className={styles.found}>
      <p>
        <Plural
          comment="Under the search on the home page, for a visitor: how many enquiries were found."
          value={enquiries.length}
          one="# of the latest enquiries fits your search:"
          other="# of the latest enquiries fit your search:"
        />
      </p>
      <ul>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <Link to={paths.boardEnquiry(enquiry.id)} className={styles.foundLink}>
              <EnquiryTitle enquiry={enquiry} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={meaning.to} tone="outline">
        <Trans comment="Link under the search on the home page, for a visitor: to the list behind the sign-in. max 40">
          Log in to see everyone who fits
        </Trans>
      </Link>
    </div>
  )
}

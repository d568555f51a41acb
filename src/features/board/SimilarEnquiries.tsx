import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import { similarEnquiriesQuery, type Enquiry } from '../../api/enquiries.ts'
import { cards, placeholder } from '../../domain/lists/card-results.css.ts'
import { EnquiryCard } from '../../domain/enquiry/EnquiryCard.tsx'
import { Loaded } from '../../domain/LoadFailure.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './board.css.ts'

/** Up to ten other enquiries of the same kind (§board.15). */
export function SimilarEnquiries({ enquiry }: { enquiry: Enquiry }) {
  const heading = useId()
  const query = useQuery(similarEnquiriesQuery(useLocale(), enquiry))
  const { id, name } = enquiry.sub_category
  return (
    <section aria-labelledby={heading} className={styles.similar}>
      <div className={styles.similarHead}>
        <h2 id={heading} className={styles.similarHeading}>
          <Trans comment="Heading over others of the same kind, under an enquiry.">Similar enquiries</Trans>
        </h2>
        <Link to={id === null ? paths.board() : paths.board({ subcategory: id, name })} className={styles.all}>
          <Trans comment="Link beside a heading: all of this kind. max 16">View all</Trans>
          <span className={visuallyHidden}>
            : <ForeignText text={name} />
          </span>
          <Icon name="forward" />
        </Link>
      </div>
      <Loaded
        query={query}
        failure={<Trans comment="Heading when the enquiries could not be loaded.">Failed to load enquiries</Trans>}
        placeholder={
          <div className={cards} aria-hidden>
            {[0, 1, 2].map((card) => (
              <div key={card} className={placeholder.enquiry} />
            ))}
          </div>
        }
      >
        {(enquiries) =>
          enquiries.length > 0 ? (
            <ul className={cards}>
              {enquiries.map((similar) => (
                <li key={similar.id}>
                  <EnquiryCard enquiry={similar} to={paths.boardEnquiry(similar.id)} />
                </li>
              ))}
            </ul>
          ) : (
            <p>
              <Trans comment="Under an enquiry, when there is no other of its kind.">No similar products found</Trans>
            </p>
          )
        }
      </Loaded>
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../domain/navigation/paths.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { goToField } from '../../ui/form/ErrorSummary.tsx'
import { column } from '../../ui/theme/global.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { standaloneLink } from '../../ui/controls/link.css.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import * as styles from './policy.css.ts'
import { EFFECTIVE, privacySections, termsSections } from './policy-texts.ts'

export type PolicySection = readonly [title: MessageDescriptor, ...paragraphs: MessageDescriptor[]]

/** The privacy policy, or all policies in short. Nobody reads them twice, so they are one file. */
export default function PolicyPage() {
  const { t } = useLingui()
  const id = useId()
  const isPrivacy = useLocation().pathname.startsWith(paths.privacy())
  const date = formatDate(useLocale(), EFFECTIVE)
  const sections = isPrivacy ? privacySections : termsSections
  const title = isPrivacy
    ? t({ message: 'Privacy policy', comment: 'Title of the page.' })
    : t({ message: 'Terms and policies', comment: 'Title of the page.' })
  return (
    <div className={`${column} ${styles.page}`}>
      <div className={styles.intro}>
        <PageHeader title={usePageTitle(title)}>{title}</PageHeader>
        {isPrivacy && (
          <p suppressHydrationWarning>
            <Trans comment="Under the title of the privacy policy. {date}: 6 May 2025.">Effective from {date}.</Trans>
          </p>
        )}
      </div>
      <nav aria-labelledby={`${id}contents`} className={styles.contents}>
        <h2 id={`${id}contents`} className={styles.contentsTitle}>
          <Trans comment="Heading over the list of the sections of a policy.">On this page</Trans>
        </h2>
        <ol>
          {sections.map(([name], index) => (
            <li key={name.id}>
              <a
                href={`#section-${index + 1}`}
                className={standaloneLink}
                onClick={(event) => {
                  event.preventDefault() // leaves address and history unchanged
                  goToField(`section-${index + 1}`)
                }}
              >
                {t(name)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(([name, ...paragraphs], index) => (
          <section key={name.id} aria-labelledby={`section-${index + 1}`} className={styles.section}>
            <h2 id={`section-${index + 1}`} tabIndex={-1} className={styles.heading}>
              {t(name)}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph.id}>{t(paragraph)}</p>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

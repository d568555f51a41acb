import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useId, type ReactNode } from 'react'
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
import { EFFECTIVE, privacySections } from './privacy.ts'
import { termsSections } from './terms.ts'

export type PolicySection = readonly [title: MessageDescriptor, ...paragraphs: MessageDescriptor[]]

/** The privacy policy, or all policies in short. Nobody reads them twice, so they are one file. */
export default function PolicyPage() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const date = formatDate(useLocale(), EFFECTIVE)
  return pathname.startsWith(paths.privacy()) ? (
    <Policy
      title={t({ message: 'Privacy policy', comment: 'Title of the page.' })}
      intro={
        <p suppressHydrationWarning>
          <Trans comment="Under the title of the privacy policy. {date}: 6 May 2025.">Effective from {date}.</Trans>
        </p>
      }
      sections={privacySections}
    />
  ) : (
    <Policy title={t({ message: 'Terms and policies', comment: 'Title of the page.' })} sections={termsSections} />
  )
}

function Policy({ title, intro, sections }: { title: string; intro?: ReactNode; sections: readonly PolicySection[] }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={`${column} ${styles.page}`}>
      <div className={styles.intro}>
        <PageHeader title={usePageTitle(title)}>{title}</PageHeader>
        {intro}
      </div>
      <nav aria-labelledby={`${id}contents`} className={styles.contents}>
        <h2 id={`${id}contents`} className={styles.contentsTitle}>
          <Trans comment="Heading over the list of the sections of a policy.">On this page</Trans>
        </h2>
        <ol>
          {sections.map(([title], index) => (
            <li key={title.id}>
              <a
                href={`#section-${index + 1}`}
                className={standaloneLink}
                onClick={(event) => {
                  event.preventDefault() // leaves address and history unchanged
                  goToField(`section-${index + 1}`)
                }}
              >
                {t(title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(([title, ...paragraphs], index) => (
          <section key={title.id} aria-labelledby={`section-${index + 1}`} className={styles.section}>
            <h2 id={`section-${index + 1}`} tabIndex={-1} className={styles.heading}>
              {t(title)}
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

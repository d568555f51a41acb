import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Policy } from './Policy.tsx'
import { EFFECTIVE, privacySections } from './privacy-text.ts'

/** The privacy policy (§support.5). */
export default function PrivacyPage() {
  const { t } = useLingui()
  const date = formatDate(useLocale(), EFFECTIVE)
  return (
    <Policy
      title={t({ message: 'Privacy policy', comment: 'Title of the page.' })}
      intro={
        <p suppressHydrationWarning>
          <Trans comment="Under the title of the privacy policy. {date}: 6 May 2025.">Effective from {date}.</Trans>
        </p>
      }
      sections={privacySections}
    />
  )
}

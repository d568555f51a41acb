import { Trans } from '@lingui/react/macro'
import { StatusBadge } from '../../domain/enquiry/StatusBadge.tsx'
import { usePlaced } from '../../domain/enquiry/EnquiryTitle.tsx'
import { EnquiryType } from '../../domain/enquiry/EnquiryType.tsx'
import { Listen } from '../../domain/voice/Listen.tsx'
import type { ReadableEnquiry } from '../../domain/voice/readable.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import * as styles from './enquiry.css.ts'

/** The line under an enquiry's title: buy, sell or closed, its date, and the button that reads it aloud. */
export function EnquiryHead({ enquiry }: { enquiry: ReadableEnquiry }) {
  const { type, status, created_at } = enquiry
  const date = formatDate(useLocale(), created_at)
  return (
    <p className={styles.head}>
      {status === 'closed' ? (
        <StatusBadge status={status} />
      ) : (
        <Badge tone={type}>
          <EnquiryType type={type} />
        </Badge>
      )}
      {/* The prerendered date can differ where the build and the browser have different ICU versions. */}
      <time dateTime={created_at} suppressHydrationWarning>
        <Trans comment="Under the title of an enquiry. {date}: 21 Apr 2026.">Posted on {date}</Trans>
      </time>
      <Listen content={{ enquiry: usePlaced(enquiry) }} />
    </p>
  )
}

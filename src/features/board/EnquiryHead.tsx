import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { EnquiryType } from '../../domain/enquiry/EnquiryType.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import * as styles from './enquiry.css.ts'

/** Under the title of an enquiry: buy or sell, and since when. */
export function EnquiryHead(props: { enquiry: EnquirySummary; children?: ReactNode }) {
  const { type, created_at } = props.enquiry
  const date = formatDate(useLocale(), created_at)
  return (
    <p className={styles.head}>
      <Badge tone={type}>
        <EnquiryType type={type} />
      </Badge>
      {/* Prerendered, it may be written as another version of the language data has it. */}
      <time dateTime={created_at} suppressHydrationWarning>
        <Trans comment="Under the title of an enquiry. {date}: 21 Apr 2026.">Posted on {date}</Trans>
      </time>
      {props.children}
    </p>
  )
}

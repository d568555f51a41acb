import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Button } from '../../ui/controls/Button.tsx'
import * as panel from '../../ui/feedback/panel.css.ts'
import { takeFocus } from '../../ui/hooks/focus.ts'
import * as styles from './form.css.ts'
import type { Posted } from './post-enquiry.ts'

const PostedDialog = lazy(() => import('./PostedDialog.tsx'))

/**
 * In place of the form once it was posted, under the dialog that says what happens next.
 * @param props.posted left out when the page was left or reloaded since: the dialog has been seen
 */
export function PostedNotice({
  enquiryId,
  posted,
  onAnother,
}: {
  enquiryId: number
  posted: Posted | undefined
  onAnother: () => void
}) {
  const wasPostedNow = posted !== undefined
  const [isOpen, setOpen] = useState(true)
  return (
    <div className={panel.panel}>
      {/* The form is gone: this is where the focus comes back to when the dialog closes. */}
      <h2 ref={wasPostedNow ? takeFocus : undefined} tabIndex={-1} className={panel.title}>
        <Trans comment="After an enquiry was posted.">Enquiry created successfully!</Trans>
      </h2>
      <p className={panel.text}>
        <Trans comment="After an enquiry was posted. The board: the public list of enquiries.">
          Enquiries are approved after 24 hours. Then everybody sees yours on the board.
        </Trans>
      </p>
      <div className={styles.onward}>
        <Link to={paths.enquiry(enquiryId)} className={button({ tone: 'leaf' })}>
          <Trans comment="Link, after an enquiry was posted. max 24">See my enquiry</Trans>
        </Link>
        <Button tone="outline" onPress={onAnother}>
          <Trans comment="Button, after an enquiry was posted: an empty form. max 24">Post another one</Trans>
        </Button>
      </div>
      {isOpen && posted && (
        <Suspense>
          <PostedDialog posted={posted} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

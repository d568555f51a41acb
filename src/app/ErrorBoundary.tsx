import { Trans, useLingui } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { paths } from '../domain/paths.ts'
import { usePageTitle } from '../domain/usePageTitle.ts'
import { button } from '../ui/button.css.ts'
import { column } from '../ui/global.css.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import * as styles from '../domain/notice.css.ts'

/** Whatever a page throws ends here: never a white screen, never a stack trace (specification, decisions). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Fallback /> : this.props.children
  }
}

function Fallback() {
  const { t } = useLingui()
  const heading = t({ message: 'Unexpected Application Error!', comment: 'Heading when a page crashed.' })
  return (
    <div role="alert" className={`${column} ${styles.notice}`}>
      <PageHeading title={usePageTitle(heading)} className={styles.heading}>
        {heading}
      </PageHeading>
      <p>
        <Trans comment="When a page crashed.">
          Something in the app went wrong, or a part of it could not be downloaded. What you have saved is safe.
        </Trans>
      </p>
      <div className={styles.actions}>
        {/* A reload: a chunk that failed to download is remembered as failed until then. */}
        <button type="button" className={button({ tone: 'main' })} onClick={() => location.reload()}>
          <Trans comment="Button: load the same thing once more.">Try again</Trans>
        </button>
        {/* A whole new start, so that nothing of what failed stays. */}
        <a href={paths.home()} className={button()}>
          <Trans comment="Link to the home page.">Home</Trans>
        </a>
      </div>
    </div>
  )
}

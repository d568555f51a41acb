import { Trans, useLingui } from '@lingui/react/macro'
import { Component, useState, type ReactNode } from 'react'
import { paths } from '../../domain/navigation/paths.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { signOut } from '../../session/session.ts'
import { button } from '../../ui/controls/button.css.ts'
import * as styles from '../../domain/page.css.ts'
import { noteCrash } from '../crashes/crashes.ts'
import { isDownloadError, freshStart } from './failed-downloads.ts'
import { row } from '../../ui/theme/global.css.ts'

/** Catches whatever a page throws (§shell.15). With `includesFrame` the fallback brings its own `main`. */
export class ErrorBoundary extends Component<{ children: ReactNode; includesFrame?: boolean }> {
  override state: { failed?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown) {
    // React inserts a new title before that of a prerendered page that it failed to hydrate, and leaves the old one.
    document.head.querySelector('title ~ title')?.remove()
    if (!isDownloadError(error)) void noteCrash(error, true)
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    const fallback = <Fallback error={failed.error} />
    return this.props.includesFrame ? <main id="main">{fallback}</main> : fallback
  }
}

function Fallback({ error }: { error: unknown }) {
  const { t } = useLingui()
  const [isTrying, setTrying] = useState(false)
  const isDownload = isDownloadError(error)
  const heading = isDownload
    ? t({ message: 'This page could not be downloaded', comment: 'Heading when the program of a page did not arrive.' })
    : t({ message: 'Unexpected Application Error!', comment: 'Heading when a page crashed.' })
  return (
    <div role="alert">
      <Page look="small" title={heading} className={styles.notice}>
        <p>
          {isDownload ? (
            <Trans comment="When the program of a page did not arrive.">
              A part of the app could not be downloaded completely. Check your connection, then try again. What you
              typed and saved is kept.
            </Trans>
          ) : (
            <Trans comment="When a page crashed.">
              Something in the app went wrong, or a part of it could not be downloaded. What you have saved is safe.
            </Trans>
          )}
        </p>
        <div className={row.m}>
          {/* Reloads, because the browser remembers a failed chunk until then. */}
          <button
            type="button"
            className={button({ tone: 'main' })}
            aria-busy={isTrying}
            onClick={() => {
              if (isTrying) return
              setTrying(true)
              void freshStart(error)
            }}
          >
            <Trans comment="Button: load the same thing once more.">Try again</Trans>
          </button>
          {/* A full page load, so that nothing of the failed page stays. */}
          <a href={paths.home()} className={button()}>
            <Trans comment="Link to the home page.">Home</Trans>
          </a>
        </div>
        <p>
          <Trans comment="When a page crashed, above the button “Clear what is stored”.">
            If this happens again and again, what this device has stored may be damaged. Clear it: you will be logged
            out, and anything you typed but did not send will be lost. Nothing on the server is lost, and no payment.
          </Trans>
        </p>
        <button
          type="button"
          className={button()}
          onClick={() => {
            signOut()
            location.reload()
          }}
        >
          <Trans comment="When a page crashed. Button: empties what the app has stored on this device. max 24">
            Clear what is stored
          </Trans>
        </button>
      </Page>
    </div>
  )
}

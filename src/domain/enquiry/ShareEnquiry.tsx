import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { useHydrated } from '../../ui/hooks/environment.tsx'
import { copy, share, whatsapp } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { showMessage } from '../../ui/toast/messages.ts'
import * as styles from './enquiry.css.ts'

/**
 * Shares an enquiry through the device's share sheet (where there is one), through WhatsApp, or by copying the link.
 * The link carries the sharer's language, which also sets the language of WhatsApp's preview. Only public data is
 * shared, never a contact. Its texts are in the catalog `shared`.
 * @param props.path of the enquiry on the board
 */
export function ShareEnquiry({ title, path }: { title: string; path: string }) {
  const { t } = useLingui()
  const heading = useId()
  // At prerendering, neither the origin nor the device is known.
  const isHydrated = useHydrated()
  const url = `${isHydrated ? location.origin : ''}${path}?lang=${useLocale()}`
  const sheet = { title, text: title, url }
  const whatsApp = `https://wa.me/?${new URLSearchParams({ text: `${title}\n${url}` })}`

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url)
      showMessage(t({ message: 'Link copied', comment: 'Short message: the address of an enquiry was copied.' }))
    } catch {
      // An older browser, or permission denied: the address bar also has the link.
      showMessage(
        t({
          message: 'The link could not be copied. Please copy it from the address bar.',
          comment: 'Short message: the address of an enquiry could not be copied.',
        }),
      )
    }
  }

  return (
    <section aria-labelledby={heading} className={styles.share}>
      <h2 id={heading} className={styles.heading}>
        <Trans comment="Heading over the ways to tell others of an enquiry.">Share this enquiry</Trans>
      </h2>
      <div className={styles.ways}>
        {isHydrated && canShare(sheet) && (
          // Closing the sheet without a choice is not an error.
          <Button onPress={() => navigator.share(sheet).catch(() => undefined)}>
            <Icon icon={share} />
            <Trans comment="Button: opens the device’s own sheet to share a link. max 16">Share</Trans>
          </Button>
        )}
        <a href={whatsApp} target="_blank" rel="noopener noreferrer" className={button()}>
          <Icon icon={whatsapp} />
          <Trans comment="Link: shares an enquiry by WhatsApp. A name.">WhatsApp</Trans>
        </a>
        <Button onPress={copyLink}>
          <Icon icon={copy} />
          <Trans comment="Button: copies the address of an enquiry. max 20">Copy link</Trans>
        </Button>
      </div>
    </section>
  )
}

const canShare = (sheet: ShareData) => 'canShare' in navigator && navigator.canShare(sheet)

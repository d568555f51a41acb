import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '../controls/Disclosure.tsx'
import * as styles from './messages.css.ts'
import { useMessages } from './messages.ts'

/** "Recent messages": lists the messages, each shown for 3 s, for the rest of the visit, newest first. */
export function MessageLog() {
  const { i18n } = useLingui()
  const messages = useMessages()
  const time = new Intl.DateTimeFormat(i18n.locales, { timeStyle: 'short' })
  return (
    <Disclosure title={<Trans comment="Button: shows the short messages of this visit again.">Recent messages</Trans>}>
      {messages.length ? (
        <ol className={styles.log}>
          {messages.toReversed().map(({ id, text, lang, at }) => (
            <li key={id} className={styles.entry}>
              <time dateTime={at.toISOString()} className={styles.time}>
                {time.format(at)}
              </time>
              <span lang={lang}>{text}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p>
          <Trans comment="Under “Recent messages”, before there was one.">There were no messages yet.</Trans>
        </p>
      )}
    </Disclosure>
  )
}

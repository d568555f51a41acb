import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore, type ReactNode } from 'react'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { formatNumber } from '../../i18n/format.ts'
import { INTL_TAG } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { usePromise } from '../../ui/hooks/events.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import * as table from '../../ui/layout/table.css.ts'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import * as styles from './reply-watch.css.ts'
import { forgetFaults, reportAddress, recordedFaults, subscribe, type RecordedFault } from './watch.ts'

/** `/_contract`: lists where replies broke the API document on this device. Only in builds that check them. */
export default function ReplyWatch() {
  const { t } = useLingui()
  const title = t({
    message: 'Replies that break the document',
    comment: 'Title of a page for testers, which lists where replies of the server are not as the API document says.',
  })
  const faults = useSyncExternalStore(subscribe, recordedFaults)
  const address = usePromise(reportAddress, undefined)
  return (
    <div className={`${column} ${styles.page}`}>
      <PageHeader
        title={usePageTitle(title)}
        sub={
          <Trans comment="Under the title of the page for testers.">
            Every reply of the server is compared with the API document, as far as the app reads it. What is wrong is
            counted by its place and type. What stood in the reply is never kept or sent.
          </Trans>
        }
      >
        {title}
      </PageHeader>
      {address && (
        <p>
          <Trans comment="On the page for testers. address: where reports go, out of the settings.">
            Each new one is also sent to {address}.
          </Trans>
        </p>
      )}
      {faults.length === 0 ? (
        <EmptyState
          title={<Trans comment="Heading in place of an empty list, for testers.">Nothing is broken so far</Trans>}
          message={
            <Trans comment="Under “Nothing is broken so far”.">
              Use the app, then look here again. The list is kept on this device.
            </Trans>
          }
        />
      ) : (
        <>
          <Faults faults={faults} />
          <Button tone="outline" onPress={empty}>
            <Trans comment="Button that empties the list of broken replies.">Empty the list</Trans>
          </Button>
        </>
      )}
    </div>
  )
}

/** The button disappears with the list, so the focus moves to the heading. */
function empty() {
  forgetFaults()
  document.querySelector('h1')?.focus()
}

function Faults({ faults }: { faults: readonly RecordedFault[] }) {
  const locale = useLocale()
  const moment = new Intl.DateTimeFormat(INTL_TAG[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  })
  return (
    <div
      role="region"
      aria-labelledby="broken-replies"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it (WCAG 2.1.1)
      tabIndex={0}
      className={`${table.region} ${styles.list}`}
    >
      <table className={table.table}>
        <caption id="broken-replies" className={visuallyHidden}>
          <Trans comment="Screen reader: name of the table of broken replies.">Table of broken replies</Trans>
        </caption>
        <thead>
          <tr>
            <Head>
              <Trans comment="Head of a column: what the app asked of the server.">Operation</Trans>
            </Head>
            <Head>
              <Trans comment="Head of a column: the field of the reply that is wrong.">Place in the reply</Trans>
            </Head>
            <Head>
              <Trans comment="Head of a column: what the API document asks for.">Expected</Trans>
            </Head>
            <Head>
              <Trans comment="Head of a column: the type of what came.">Came</Trans>
            </Head>
            <Head>
              <Trans comment="Head of a column: how many times it was seen.">Times</Trans>
            </Head>
            <Head>
              <Trans comment="Head of a column: when it was seen for the first time.">First seen</Trans>
            </Head>
            <Head>
              <Trans comment="Head of a column: when it was seen for the last time.">Last seen</Trans>
            </Head>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ operation, place, expected, got, times, first, last }) => (
            <tr key={[operation, place, expected, got].join(' ')} className={table.row}>
              <th scope="row" className={table.rowHead}>
                <Code>{operation}</Code>
              </th>
              <td className={table.data()}>
                <Code>{place}</Code>
              </td>
              <td className={table.data()}>
                <Code>{expected}</Code>
              </td>
              <td className={table.data()}>
                <Code>{got}</Code>
              </td>
              <td className={table.data({ align: 'number' })}>{formatNumber(locale, times)}</td>
              <td className={table.data({ align: 'short' })}>{moment.format(first)}</td>
              <td className={table.data({ align: 'short' })}>{moment.format(last)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Head = ({ children }: { children: ReactNode }) => (
  <th scope="col" className={table.columnHead()}>
    {children}
  </th>
)

/** Names in the document are English in every language. */
const Code = ({ children }: { children: string }) => (
  <code lang="en" translate="no">
    {children}
  </code>
)

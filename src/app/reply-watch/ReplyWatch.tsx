/* oxlint-disable lingui/no-unlocalized-strings -- for developers and testers, beside names of the document, which are English */
import { Page } from '../../domain/navigation/Page.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { usePromise } from '../../ui/hooks/events.ts'
import * as table from '../../ui/layout/table.css.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { recordPage } from '../../domain/page.css.ts'
import { reportAddress } from '../crashes/post-report.ts'
import { forgetFaults, useRecordedFaults, type RecordedFault } from './watch.ts'

const TITLE = 'Replies that break the document'
const HEADS = ['Operation', 'Place in the reply', 'Expected', 'Came', 'Times', 'First seen', 'Last seen']
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
const brokenReplies = () => reportAddress('brokenReplies').catch(() => undefined)

/** `/_contract`: lists where replies broke the API document on this device. Only in builds that check them. */
export default function ReplyWatch() {
  const faults = Object.values(useRecordedFaults())
  const address = usePromise(brokenReplies, undefined)
  return (
    <div lang="en">
      <Page
        title={TITLE}
        className={recordPage}
        sub="Every reply of the server is compared with the API document, as far as the app reads it. What is wrong is counted by its place and type. What stood in the reply is never kept or sent."
      >
        {address && <p>Each new one is also sent to {address}.</p>}
        {faults.length === 0 ? (
          <EmptyState
            title="Nothing is broken so far"
            message="Use the app, then look here again. The list is kept on this device."
          />
        ) : (
          <>
            <Faults faults={faults} />
            <div>
              <Button tone="outline" onPress={empty}>
                Empty the list
              </Button>
            </div>
          </>
        )}
      </Page>
    </div>
  )
}

/** The button disappears with the list, so the focus moves to the heading. */
function empty() {
  forgetFaults()
  document.querySelector('h1')?.focus()
}

const Faults = ({ faults }: { faults: readonly RecordedFault[] }) => (
  <div
    role="region"
    aria-labelledby="broken-replies"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it (WCAG 2.1.1)
    tabIndex={0}
    className={table.region}
  >
    <table className={table.table}>
      <caption id="broken-replies" className={visuallyHidden}>
        Table of broken replies
      </caption>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className={table.cell({ heads: 'column' })}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no">
        {faults.map(({ operation, place, expected, got, times, first, last }) => (
          <tr key={[operation, place, expected, got].join(' ')} className={table.row}>
            <th scope="row" className={table.rowHead}>
              <code>{operation}</code>
            </th>
            {[place, expected, got].map((name, index) => (
              <td key={HEADS[index]} className={table.cell()}>
                <code>{name}</code>
              </td>
            ))}
            <td className={table.cell({ align: 'number' })}>{formatNumber('en', times)}</td>
            <td className={table.cell({ align: 'short' })}>{moment.format(first)}</td>
            <td className={table.cell({ align: 'short' })}>{moment.format(last)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/* oxlint-disable lingui/no-unlocalized-strings -- for developers and testers, beside names of the document, which are English */
import { Page } from '../../domain/navigation/Page.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { usePromise } from '../../ui/hooks/events.ts'
import { DataTable, type DataColumn } from '../../ui/layout/DataTable.tsx'
import { recordPage } from '../../domain/page.css.ts'
import { reportAddress } from '../crashes/post-report.ts'
import { forgetFaults, useRecordedFaults, type Fault, type RecordedFault } from './watch.ts'

const TITLE = 'Replies that break the document'
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
            <DataTable caption="Table of broken replies" columns={columns} rows={faults} />
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

const code = (name: keyof Fault) => ({
  align: 'text' as const,
  renderCell: (fault: RecordedFault) => <code translate="no">{fault[name]}</code>,
})

const columns: DataColumn<RecordedFault>[] = [
  { head: 'Operation', ...code('operation') },
  { head: 'Place in the reply', ...code('place') },
  { head: 'Expected', ...code('expected') },
  { head: 'Came', ...code('got') },
  { head: 'Times', renderCell: ({ times }) => formatNumber('en', times) },
  { head: 'First seen', align: 'short', renderCell: ({ first }) => moment.format(first) },
  { head: 'Last seen', align: 'short', renderCell: ({ last }) => moment.format(last) },
]

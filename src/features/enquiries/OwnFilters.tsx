import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TypeChoice } from '../../domain/enquiry/TypeChoice.tsx'
import { allEnquiries } from '../../domain/enquiry/type-names.ts'
import { LinkChoice } from '../../ui/controls/LinkChoice.tsx'
import { listAddress, STATES, type ListView, type State } from './list-view.ts'
import { filters } from './own-filters.css.ts'

const stateNames: Record<State, MessageDescriptor> = {
  open: msg({
    message: 'Open',
    context: 'filter',
    comment: 'Filter of the own enquiries: those that are on the public board. max 14',
  }),
  progress: msg({
    message: 'In progress',
    context: 'filter',
    comment: 'Filter of the own enquiries: those that are being checked, not yet on the board. max 14',
  }),
  closed: msg({
    message: 'Closed',
    context: 'filter',
    comment: 'Filter of the own enquiries: those that the person has closed. max 14',
  }),
}
/** Which of one's own enquiries are shown: by how far they are, and buy or sell. */
export function OwnFilters({ view }: { view: ListView }) {
  const { t } = useLingui()
  const hrefOf = (change: Partial<ListView>) => listAddress({ ...view, ...change, page: 1 })
  return (
    <div className={filters}>
      <LinkChoice
        label={t({
          message: 'State of the enquiries',
          comment: 'Screen reader: name of a choice: all, open, in progress, closed.',
        })}
        choices={[undefined, ...STATES].map((status) => ({
          name: t(status ? stateNames[status] : allEnquiries),
          to: hrefOf({ status }),
          isCurrent: status === view.status,
        }))}
      />
      <TypeChoice chosen={view.type} hrefOf={(type) => hrefOf({ type })} />
    </div>
  )
}

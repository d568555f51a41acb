import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '../../ui/controls/Link.tsx'
import { listAddress, STATES, type ListView, type State } from './list-view.ts'
import * as styles from './own-filters.css.ts'

const all = msg({ message: 'All', context: 'enquiries', comment: 'Filter of a list of enquiries: all of them. max 10' })
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
const typeNames = {
  buy: msg({ message: 'Buy', context: 'filter', comment: 'Filter of the own enquiries: to buy. A noun. max 12' }),
  sell: msg({ message: 'Sell', context: 'filter', comment: 'Filter of the own enquiries: to sell. A noun. max 12' }),
}

/** Which of one's own enquiries are shown: by how far they are, and buy or sell. */
export function OwnFilters({ view }: { view: ListView }) {
  const { t } = useLingui()
  return (
    <div className={styles.filters}>
      <Choice
        label={t({
          message: 'State of the enquiries',
          comment: 'Screen reader: name of a choice: all, open, in progress, closed.',
        })}
        name="status"
        view={view}
        choices={[[undefined, t(all)], ...STATES.map((state) => [state, t(stateNames[state])] as const)]}
      />
      <Choice
        label={t({ message: 'Buy or sell', comment: 'Screen reader: name of a choice of three: all, buy, sell.' })}
        name="type"
        view={view}
        choices={[
          [undefined, t(all)],
          ['buy', t(typeNames.buy)],
          ['sell', t(typeNames.sell)],
        ]}
      />
    </div>
  )
}

/** Links, of which one is where one is. */
function Choice<Name extends 'status' | 'type'>(props: {
  label: string
  name: Name
  view: ListView
  choices: readonly (readonly [value: ListView[Name], text: string])[]
}) {
  const { label, name, view, choices } = props
  return (
    <ul aria-label={label} className={styles.choice}>
      {choices.map(([value, text]) => (
        <li key={value ?? ''}>
          <Link
            to={listAddress({ ...view, [name]: value, page: 1 })}
            className={styles.link}
            aria-current={view[name] === value ? 'true' : undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

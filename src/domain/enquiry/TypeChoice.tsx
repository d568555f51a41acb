import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { LinkChoice } from '../../ui/controls/LinkChoice.tsx'

/** Filter name for an unfiltered list of enquiries. */
export const allEnquiries = msg({
  message: 'All',
  context: 'enquiries',
  comment: 'Filter of a list of enquiries: all of them. max 10',
})

/** Names of the type filters, in the choice and in the description of the list. */
export const typeNames = {
  buy: msg({
    message: 'Buy',
    context: 'filter',
    comment: 'Filter of a list of enquiries: only those to buy. A noun. max 12',
  }),
  sell: msg({
    message: 'Sell',
    context: 'filter',
    comment: 'Filter of a list of enquiries: only those to sell. A noun. max 12',
  }),
}

type Type = keyof typeof typeNames

/** Choice between all enquiries of a list, those to buy, and those to sell. */
export function TypeChoice({ chosen, hrefOf }: { chosen: Type | undefined; hrefOf: (type?: Type) => string }) {
  const { t } = useLingui()
  return (
    <LinkChoice
      label={t({ message: 'Buy or sell', comment: 'Screen reader: name of a choice of three: all, buy, sell.' })}
      choices={([undefined, 'buy', 'sell'] as const).map((type) => ({
        name: t(type ? typeNames[type] : allEnquiries),
        to: hrefOf(type),
        isCurrent: type === chosen,
      }))}
    />
  )
}

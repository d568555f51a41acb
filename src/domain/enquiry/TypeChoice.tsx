import { useLingui } from '@lingui/react/macro'
import { LinkChoice } from '../../ui/controls/LinkChoice.tsx'
import { allEnquiries, typeNames } from './type-names.ts'

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

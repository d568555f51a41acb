import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../domain/navigation/paths.ts'
import { people } from '../../ui/layout/icons.ts'
import { Placeholder } from './Placeholder.tsx'

/** There are no openings to list (§support.7). */
export default function CareerPage() {
  const { t } = useLingui()
  return (
    <Placeholder
      title={t({ message: 'Careers', comment: 'Title of the page of open positions.' })}
      drawing={people}
      onward={[
        {
          to: paths.support(),
          text: <Trans comment="Link to the help page, from the page of open positions.">Write to us</Trans>,
        },
        { to: paths.home(), text: <Trans comment="Link that leads to the home page.">Go to the home page</Trans> },
      ]}
    >
      <Trans comment="On the page of open positions.">
        There are no open positions at the moment. If you want to work with us in your district, write to us and say
        what you can do.
      </Trans>
    </Placeholder>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../domain/navigation/paths.ts'
import { market } from '../../ui/layout/icons.ts'
import { Placeholder } from './Placeholder.tsx'

/** An address that is linked from elsewhere; prices are on their own page (§mandi.20). */
export default function MandiMarketPage() {
  const { t } = useLingui()
  return (
    <Placeholder
      title={t({
        message: 'Mandi Market',
        context: 'page', // distinguishes it from the menu's translation
        comment: 'Title of a page that leads to the market prices.',
      })}
      drawing={market}
      onward={[
        { to: paths.mandi(), text: <Trans comment="Link to the market prices.">See mandi prices</Trans> },
        { to: paths.board(), text: <Trans comment="Link to the public board of enquiries.">See enquiries</Trans> },
      ]}
    >
      <Trans comment="On a page that leads to the market prices.">
        You cannot buy or sell on this page. The prices of the mandis of India, by commodity, state and district, are on
        the price page; offers to buy and sell are among the enquiries.
      </Trans>
    </Placeholder>
  )
}

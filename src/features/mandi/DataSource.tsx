import { Trans } from '@lingui/react/macro'
import { notes } from './mandi.css.ts'

const DATA_SET = 'https://www.data.gov.in/resource/current-daily-price-various-commodities-various-markets-mandi'
const LICENCE = 'https://www.data.gov.in/Godl'

/** Source and licence of the data, both required by GODL-India (§mandi.16). Their date is under the page's title. */
export const DataSource = () => (
  <div className={notes}>
    <p>
      <Trans comment="Under the list of mandi prices: what Avg price means.">
        Avg price: what most of the lots fetched that day; markets call it the modal price.
      </Trans>
    </p>
    <p>
      <Trans comment="Under the list of mandi prices: where they come from.">
        Source:{' '}
        <a href={DATA_SET} rel="noreferrer">
          Directorate of Marketing and Inspection (Agmarknet), data.gov.in
        </a>
      </Trans>
    </p>
    <p>
      <Trans comment="Under the list of mandi prices: the licence of the data, by its own name.">
        Licence:{' '}
        <a href={LICENCE} lang="en" rel="noreferrer">
          Government Open Data License – India
        </a>
      </Trans>
    </p>
  </div>
)

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError } from '../../api/errors.ts'
import { loadError, commonError } from '../../domain/failures.ts'
import type { PriceUnit } from '../../domain/mandi/mandi-price.ts'
import { notes } from './mandi.css.ts'

/** The columns of the table and of the file, in their order (§mandi.3), with their names. Filters have the same names. */
export const columnNames = {
  commodity: msg({
    message: 'Commodity',
    comment: 'Label of a filter of the mandi prices, and head of a column. max 16',
  }),
  date: msg({ message: 'Date', comment: 'Head of a column of the mandi prices: the day. max 16' }),
  variety: msg({ message: 'Variety', comment: 'Head of a column of the mandi prices: the kind of a crop. max 16' }),
  state: msg({ message: 'State', comment: 'Label of a filter of the mandi prices, and head of a column. max 16' }),
  district: msg({
    message: 'District',
    comment: 'Label of a filter of the mandi prices, and head of a column. max 16',
  }),
  market: msg({ message: 'Market', comment: 'Head of a column of the mandi prices: the wholesale market. max 16' }),
  min: msg({ message: 'Min price', comment: 'Head of a column of the mandi prices. max 18' }),
  max: msg({ message: 'Max price', comment: 'Head of a column of the mandi prices. max 18' }),
  modal: msg({
    message: 'Avg price',
    comment: 'Head of a column of the mandi prices: what most lots fetched. max 18',
  }),
  grade: msg({ message: 'Grade', comment: 'Label of a filter of the mandi prices, and head of a column. max 16' }),
}

export type Column = keyof typeof columnNames
export const columns = Object.keys(columnNames) as Column[]

export const unitNames: Record<PriceUnit, MessageDescriptor> = {
  quintal: msg({ message: 'per quintal', comment: 'After a price such as ₹2,350. A quintal is 100 kg. max 16' }),
  kg: msg({ message: 'per kg', comment: 'After a price such as ₹42.50. kg: kilogram. max 16' }),
}

/** What prices are in. */
export const unitTexts: Record<PriceUnit, MessageDescriptor> = {
  quintal: msg({
    message: 'Prices in rupees per quintal (100 kg).',
    comment: 'Over or under a table of mandi prices.',
  }),
  kg: msg({ message: 'Prices in rupees per kg.', comment: 'Over or under a table of mandi prices.' }),
}

/** The message if the prices can't be loaded (§mandi.12). Where it isn't special to prices, it is that of other lists. */
export function mandiError(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError) || commonError(error)) return loadError(error)
  const { kind, status, cause } = error
  if (isSessionOver(error)) return errors.session
  if (status === 404) return errors.notFound
  if (kind === 'http' && status < 500) return errors.refused
  // A body that isn't JSON has no structure to complain about.
  if (kind === 'bad-reply' && !(cause instanceof SyntaxError)) return errors.structure
  return loadError(error)
}

export const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401

const errors = {
  session: msg({
    message: 'Your session has expired. Please log in again.',
    comment: 'On the mandi price page, when the server no longer knows the person.',
  }),
  notFound: msg({
    message: 'Price mandi data not found. Please try again later.',
    comment: 'On the mandi price page, when the prices could not be loaded.',
  }),
  refused: msg({
    message: 'Failed to fetch price mandi data',
    comment: 'On the mandi price page, when the prices could not be loaded.',
  }),
  structure: msg({
    message: 'Invalid response structure',
    comment: 'On the mandi price page, when the server’s reply is not what was agreed.',
  }),
}

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

import { mandiPricesQuery } from '../../api/mandi.ts'
import { districtsQuery } from '../../domain/places/place-names.ts'
import { mandiRead } from './mandi-view.ts'
import type { PublicData } from '../../api/first-load/embedded-data.ts'

/** The first page of prices, with the names of its districts only: the list of all districts loads later. */
export const publicData: PublicData = async (queryClient, locale) => {
  const query = mandiPricesQuery(locale, mandiRead({ filters: {}, page: 1 }))
  const prices = await queryClient.fetchQuery(query)
  if (locale === 'en') return [[query.queryKey, prices]]
  const districts = districtsQuery(locale)
  const isShown = new Set(prices.records.map(({ district }) => district))
  const shown = (await queryClient.fetchQuery(districts)).filter(({ name }) => isShown.has(name))
  return [
    [query.queryKey, prices],
    [districts.queryKey, shown],
  ]
}

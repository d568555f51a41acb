import { useQuery } from '@tanstack/react-query'
import { allOwnEnquiriesQuery, ownEnquiriesQuery } from '../../api/enquiries.ts'
import { PAGE_SIZE } from '../../api/reads.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { fits, isFiltered, ownRead, type ListView } from './list-view.ts'

/** A page of one's own enquiries as the server has them or, filtered, out of all of them (§enquiries.30). */
export function useOwnEnquiries(view: ListView) {
  const locale = useLocale()
  const filtered = isFiltered(view)
  const first = PAGE_SIZE * (view.page - 1)
  const plain = useQuery({
    ...ownEnquiriesQuery(locale, ownRead(view)),
    enabled: !filtered,
    select: (data) => ({ ...data, isAll: true }),
  })
  const some = useQuery({
    ...allOwnEnquiriesQuery(locale),
    enabled: filtered,
    select: ({ enquiries, isAll }) => {
      const found = enquiries.filter((enquiry) => fits(view, enquiry))
      return { count: found.length, results: found.slice(first, first + PAGE_SIZE), isAll }
    },
  })
  return filtered ? some : plain
}

import { useQuery } from '@tanstack/react-query'
import { allBusinessesQuery, directoryQuery, type DirectoryEntry } from '../../api/directory.ts'
import { PAGE_SIZE } from '../../api/reads.ts'
import { distance } from '../../domain/places/distance.ts'
import { districtPointsQuery } from '../../domain/places/district-points.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { directoryRead, type DirectoryView } from './directory-view.ts'

/** Where a business is, seen from the district that is sorted by; `km` is undefined where its district is not known. */
export type Whereabouts = { km: number | undefined; isSameDistrict: boolean }

/** The rows with how far each is, the nearest first; those of which that is not known come last, as they were. */
export function nearestFirst<Row>(rows: readonly Row[], distanceOf: (row: Row) => number | undefined) {
  return rows.map((row) => ({ row, km: distanceOf(row) })).sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0)
}

/**
 * A page of the directory: as the server has it or, where the nearest come first, out of all that match, which are put in order on
 * the device. The server knows no nearness, and does not learn where anybody is.
 */
export function useBusinesses(view: DirectoryView) {
  const locale = useLocale()
  const { near, page } = view
  const map = useQuery({ ...districtPointsQuery, enabled: near !== undefined })
  const from = near && map.data?.pointOf(near)
  // Without the map, or for a district that isn't on it, the list stands as it is.
  const isSorted = near !== undefined && (from !== undefined || map.isPending)

  const whereIs = (business: DirectoryEntry['business']): Whereabouts | undefined => {
    if (!from) return undefined
    const point = map.data?.pointOf(business)
    const km = point && distance(from, point)
    return { km, isSameDistrict: km === 0 }
  }
  const plain = useQuery({
    ...directoryQuery(locale, directoryRead({ ...view, near: undefined })),
    enabled: !isSorted,
    select: (data) => ({ ...data, isAll: true }),
  })
  const sorted = useQuery({
    ...allBusinessesQuery(locale, directoryRead(view)),
    enabled: from !== undefined,
    select: ({ rows, isAll }) => {
      const order = nearestFirst(rows, ({ business }) => whereIs(business)?.km).map(({ row }) => row)
      return { count: rows.length, results: order.slice(PAGE_SIZE * (page - 1), PAGE_SIZE * page), isAll }
    },
  })
  return { result: isSorted ? sorted : plain, district: from && near, whereIs }
}

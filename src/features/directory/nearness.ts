import { useQuery } from '@tanstack/react-query'
import { allBusinessesQuery, directoryQuery, type DirectoryEntry } from '../../api/directory.ts'
import { PAGE_SIZE } from '../../api/reads.ts'
import { distance, districtPointsQuery } from '../../domain/places/district-points.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { directoryRead, type DirectoryView } from './directory-view.ts'

/** A business's distance from the sort district. `km` is undefined if its own district is unknown. */
export type Whereabouts = { km: number | undefined; isSameDistrict: boolean }

/** Rows with their distances, nearest first. Unknown distances come last, in their original order. */
export function nearestFirst<Row>(rows: readonly Row[], distanceOf: (row: Row) => number | undefined) {
  return rows.map((row) => ({ row, km: distanceOf(row) })).sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0)
}

/**
 * A page of the directory: from the server or, for nearest first, from all matches, sorted on the device. The server
 * can't sort by nearness and never learns where anybody is.
 */
export function useBusinesses(view: DirectoryView) {
  const locale = useLocale()
  const { near, page } = view
  const map = useQuery({ ...districtPointsQuery, enabled: near !== undefined })
  const from = near && map.data?.pointOf(near)
  // Without the map, or for a district that isn't on it, the list isn't sorted.
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

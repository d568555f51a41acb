import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DirectoryEntry } from '../../api/directory.ts'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { districtPointsQuery, type DistrictName } from '../../domain/places/district-points.ts'
import { distance } from '../../domain/places/distance.ts'
import { nearestFirst } from './nearness.ts'

/** Where a business is, seen from the district that is sorted by; `km` is undefined where its district is not known. */
export type Whereabouts = { km: number | undefined; isSameDistrict: boolean }

/**
 * Sorts the rows of a page by how near their district is to a chosen one. Both the choice and the sorting stay on the device:
 * the server knows no nearness. The choice lasts for this visit.
 */
export function useNearness(rows: DirectoryEntry[]) {
  const [chosen, setChosen] = useState<DistrictName | undefined>(() => readStored('directory_near'))
  const { data: points } = useQuery({ ...districtPointsQuery, enabled: chosen !== undefined })
  const from = chosen && points?.pointOf(chosen)

  const whereIs = (business: DirectoryEntry['business']): Whereabouts | undefined => {
    if (!from) return undefined
    const point = points?.pointOf(business)
    const km = point && distance(from, point)
    return { km, isSameDistrict: km === 0 }
  }
  return {
    /** The district that is sorted by. */
    district: from && chosen,
    choose: (district: DistrictName | undefined) => {
      openSession().store({ directory_near: district })
      setChosen(district)
    },
    rows: from ? nearestFirst(rows, ({ business }) => whereIs(business)?.km).map(({ row }) => row) : rows,
    whereIs,
  }
}

export type NearnessState = ReturnType<typeof useNearness>

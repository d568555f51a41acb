import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useOnward } from '../../domain/navigation/useOnward.ts'
import { allBusinessesQuery, directoryQuery, type DirectoryEntry } from '../../api/directory.ts'
import { LatePart } from '../../domain/lists/LatePart.tsx'
import { type DistrictName, distance, districtPointsQuery } from '../../domain/places/district-points.ts'
import { useDistrictName } from '../../domain/places/place-names.ts'
import { written } from '../../domain/places/place-options.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { atStart } from '../../ui/controls/button.css.ts'
import * as disclosure from '../../ui/controls/disclosure.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { down } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { directoryAddress, type DirectoryView, directoryRead } from './directory-view.ts'
import * as styles from './directory.css.ts'
import { useQuery } from '@tanstack/react-query'
import { PAGE_SIZE } from '../../api/reads.ts'

/** `district` is what the list is sorted by. */
type Props = { view: DirectoryView; district: DistrictName | undefined }

export function Nearness({ view, district }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.box}>
      {district ? (
        <NearDistrict {...{ view, district }} />
      ) : (
        // The browser's own disclosure: the page doesn't wait for React Aria's.
        <details
          open={isOpen}
          className={disclosure.disclosure}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className={disclosure.button}>
            <span className={styles.title}>
              <Icon name="place" />
              <Trans comment="Button in the directory: opens the form for it. max 28">Show nearest first</Trans>
            </span>
            <span className={disclosure.arrow}>
              <Icon icon={down} />
            </span>
          </summary>
          <div className={disclosure.panel}>{isOpen && <LateForm view={view} onChosen={() => setOpen(false)} />}</div>
        </details>
      )}
    </div>
  )
}

export function NearnessInDrawer({ view, district, close }: Props & { close: () => void }) {
  return district ? <NearDistrict {...{ view, district, close }} /> : <LateForm view={view} onChosen={close} />
}

const loadForm = () => import('./NearnessForm.tsx')
function LateForm({ view, onChosen }: { view: DirectoryView; onChosen: () => void }) {
  const onward = useOnward()
  const onChoose = (near: DistrictName) => {
    onChosen()
    void onward(directoryAddress({ ...view, near, page: 1 }))
  }
  return <LatePart load={loadForm} data={{ onChoose }} placeholder={<SkeletonText lines={3} />} />
}

function NearDistrict(props: { view: DirectoryView; district: DistrictName; close?: () => void }) {
  const { view, close } = props
  const district = useDistrictName()(props.district.state, props.district.district)
  return (
    <div className={styles.near}>
      {/* A heading takes the focus from the form that it replaces (ui/hooks/focus.ts). */}
      <h2 className={styles.title}>
        <Icon name="place" />
        <Trans comment="Over the cards of the directory, when they are sorted. {district}: Nashik, for example.">
          Near {district}: the nearest first
        </Trans>
      </h2>
      <p className={styles.reach}>
        <Trans comment="Over the cards of the directory, when they are sorted by nearness: how it is done.">
          Sorted on your device, by the distance between districts.
        </Trans>
      </p>
      <div className={styles.actions}>
        {view.search === '' && (
          <Link
            to={directoryAddress({ ...view, search: onlyIn(props.district), page: 1 })}
            tone="outline"
            onClick={close}
          >
            <Trans comment="Link in the directory: searches for those of a district. {district}: Nashik, for example.">
              Only those in {district}
            </Trans>
          </Link>
        )}
        <Link
          to={directoryAddress({ ...view, near: undefined, page: 1 })}
          tone="quiet"
          className={view.search && atStart}
          onClick={close}
        >
          <Trans comment="Link in the directory: takes the order back. max 28">Don’t sort by distance</Trans>
        </Link>
      </div>
    </div>
  )
}

/** The search for those of a district; with its state, because other words begin with “Mon”. */
const onlyIn = ({ district, state }: DistrictName) => written(district, state)

/** By distance (km); rows without one come last. */
export function nearestFirst<Row>(rows: readonly Row[], distanceOf: (row: Row) => number | undefined): Row[] {
  const known = rows.map((row) => ({ row, km: distanceOf(row) ?? Infinity }))
  // Infinity - Infinity is NaN.
  return known.sort((a, b) => a.km - b.km || 0).map(({ row }) => row)
}

/** The businesses of a view. The device sorts them by distance, so that the server never learns where anybody is. */
export function useBusinesses(view: DirectoryView) {
  const locale = useLocale()
  const { near, page } = view
  const map = useQuery({ ...districtPointsQuery, enabled: near !== undefined })
  const from = near && map.data?.pointOf(near)
  // If the district isn't on the map, the list isn't sorted.
  const isSorted = near !== undefined && (from !== undefined || map.isPending)

  /** Distance between the centres of the two districts (km); undefined if one of them is unknown. */
  const distanceOf = ({ business }: DirectoryEntry): number | undefined => {
    const point = map.data?.pointOf(business)
    return from && point && distance(from, point)
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
      // “Daman” also finds Diu, by the name of their state.
      const isOnlyHere = near && view.search === onlyIn(near)
      const order = nearestFirst(isOnlyHere ? rows.filter((row) => distanceOf(row) === 0) : rows, distanceOf)
      return { count: order.length, results: order.slice(PAGE_SIZE * (page - 1), PAGE_SIZE * page), isAll }
    },
  })
  if (!isSorted) return { result: plain, district: undefined, distanceOf }
  // The rows may be there before the map.
  return { result: from ? sorted : { ...sorted, data: undefined, isFetching: true }, district: near, distanceOf }
}

import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MAX_SORTED } from '../../api/directory.ts'
import type { DistrictName } from '../../domain/places/district-points.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Details } from '../../ui/controls/Details.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { directoryAddress, type DirectoryView } from './directory-view.ts'
import * as styles from './nearness.css.ts'

const NearnessForm = lazy(() => import('./NearnessForm.tsx'))

/** `district` is what the list is sorted by; `isAll` is false where there are more businesses than are put in order. */
type Props = { view: DirectoryView; district: DistrictName | undefined; isAll: boolean }

/** The way to "nearest first", and, once it is on, near what. Which of the two it is stands in the address. */
export function Nearness({ view, district, isAll }: Props) {
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** What the list is about to be sorted by, once somebody has said so here. */
  const awaited = useRef<{ name: string | undefined }>(undefined)
  const name = district?.district
  useLayoutEffect(() => {
    if (!awaited.current || awaited.current.name !== name) return
    awaited.current = undefined
    // The form or the link that was used is gone: the focus goes on to what came instead. The list has brought itself into the
    // window by now (useResults), and stays there.
    box.current?.querySelector<HTMLElement>('[tabindex], summary')?.focus({ preventScroll: true })
  }, [name])
  return (
    <div ref={box} className={styles.box}>
      {district ? (
        <NearDistrict {...{ view, district, isAll }} onStop={() => (awaited.current = { name: undefined })} />
      ) : (
        <Details
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={
            <span className={styles.title}>
              <Icon name="place" />
              <Trans comment="Button in the directory: opens a form, after which the nearest businesses come first. max 28">
                Show nearest first
              </Trans>
            </span>
          }
        >
          {isOpen && (
            <Suspense fallback={<SkeletonText lines={3} />}>
              <NearnessForm
                onChoose={(near) => {
                  setOpen(false)
                  awaited.current = { name: near.district }
                  void navigate(directoryAddress({ ...view, near, page: 1 }))
                }}
              />
            </Suspense>
          )}
        </Details>
      )}
    </div>
  )
}

/** Near what the directory is sorted, and how far that reaches. */
export function NearDistrict(props: {
  view: DirectoryView
  district: DistrictName
  isAll: boolean
  /** The list is asked for as it comes. */
  onStop: () => void
  /** Only those of the district are asked for. */
  onOpen?: () => void
}) {
  const { view, isAll, onStop, onOpen } = props
  const max = formatNumber(useLocale(), MAX_SORTED)
  const district = useDistrictName()(props.district.state, props.district.district)
  return (
    <div className={styles.near}>
      <p tabIndex={-1} className={styles.title}>
        <Icon name="place" />
        <Trans comment="Over the cards of the directory, when they are sorted. {district}: Nashik, for example.">
          Near {district}: the nearest first
        </Trans>
      </p>
      <p className={styles.reach}>
        <Trans comment="Over the cards of the directory, when they are sorted by nearness: how it is done.">
          Sorted on your device, by the distance between districts.
        </Trans>{' '}
        {!isAll && (
          <Trans comment="Over the cards of the directory, when they are sorted by nearness and there are very many. {max}: 1,000.">
            Only the first {max} are sorted and shown: choose a category to see all that are near.
          </Trans>
        )}
      </p>
      <div className={styles.actions}>
        {view.search === '' && (
          <Link
            to={directoryAddress({ ...view, search: props.district.district, page: 1 })}
            className={button()}
            onClick={onOpen}
          >
            <Trans comment="Link in the directory: searches for those of a district. {district}: Nashik, for example.">
              Only those in {district}
            </Trans>
          </Link>
        )}
        <Link
          to={directoryAddress({ ...view, near: undefined, page: 1 })}
          className={button({ tone: 'quiet' })}
          onClick={onStop}
        >
          <Trans comment="Link in the directory: the nearest no longer come first. max 28">
            Don’t sort by distance
          </Trans>
        </Link>
      </div>
    </div>
  )
}

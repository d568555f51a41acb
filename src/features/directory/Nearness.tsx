import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from '../../ui/controls/Link.tsx'
import { PAGE_SIZE } from '../../api/requests.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Details } from '../../ui/controls/Details.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { directoryAddress, type DirectoryView } from './directory-view.ts'
import type { DistrictName } from '../../domain/places/district-points.ts'
import * as styles from './nearness.css.ts'
import type { NearnessState } from './useNearness.ts'

const NearnessForm = lazy(() => import('./NearnessForm.tsx'))

/** The way to "nearest first", and, once it is on, near what and how far that reaches. */
export function Nearness(props: { near: NearnessState; view: DirectoryView; count: number }) {
  const { near, view, count } = props
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  function choose(district: DistrictName | undefined) {
    flushSync(() => {
      setOpen(false)
      near.choose(district)
    })
    // The form or the button that was used is gone: the focus goes on to what came instead. The list has brought itself into the
    // window by now (useResults), and stays there.
    box.current?.querySelector<HTMLElement>('[tabindex], summary, button')?.focus({ preventScroll: true })
  }
  return (
    <div ref={box} className={styles.box}>
      {near.district ? (
        <NearDistrict {...near.district} {...{ view, count }} onStop={() => choose(undefined)} />
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
              <NearnessForm onChoose={choose} />
            </Suspense>
          )}
        </Details>
      )}
    </div>
  )
}

function NearDistrict(props: DistrictName & { view: DirectoryView; count: number; onStop: () => void }) {
  const { view, count, onStop } = props
  const district = useDistrictName()(props.state, props.district)
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
        {count > PAGE_SIZE && (
          <Trans comment="Over the cards of the directory, when they are sorted by nearness and there are several pages. {PAGE_SIZE}: cards on a page.">
            Only the {PAGE_SIZE} on this page are sorted; there may be nearer ones on other pages.
          </Trans>
        )}
      </p>
      <div className={styles.actions}>
        {view.search === '' && (
          <Link to={directoryAddress({ ...view, search: props.district, page: 1 })} className={button()}>
            <Trans comment="Link in the directory: searches for those of a district. {district}: Nashik, for example.">
              Only those in {district}
            </Trans>
          </Link>
        )}
        <Button tone="quiet" onPress={onStop}>
          <Trans comment="Button in the directory: the nearest no longer come first. max 28">
            Don’t sort by distance
          </Trans>
        </Button>
      </div>
    </div>
  )
}

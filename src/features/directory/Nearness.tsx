import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Details } from '../../ui/controls/Details.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import type { DirectoryView } from './directory-view.ts'
import type { DistrictName } from '../../domain/places/district-points.ts'
import { NearDistrict } from './NearDistrict.tsx'
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

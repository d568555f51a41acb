import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { expand } from '../../ui/layout/icons.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import * as styles from './photo-gallery.css.ts'

/** One large photo with thumbnails below. The large one opens full screen. */
export function PhotoGallery({ photos, title }: { photos: readonly (string | null)[]; title: string }) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const { Late: Viewer, fetchOnce } = useLazyComponent(() => import('./PhotoViewer.tsx'))
  const count = photos.length
  const nameOf = (number: number) =>
    t({
      message: `Photo ${number} of ${count}: ${title}`,
      comment: 'Description of a photo. {number} of {count}: which one it is. {title}: of the enquiry.',
    })
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.stage}
        aria-haspopup="dialog"
        onPointerEnter={fetchOnce}
        onFocus={fetchOnce}
        onClick={() => {
          fetchOnce()
          setOpen(true)
        }}
      >
        <Photo src={photos[at]} alt={nameOf(at + 1)} width={800} height={600} className={styles.large} eager />
        <span className={styles.enlarge}>
          <Icon icon={expand} />
          <span className={visuallyHidden}>
            <Trans comment="Screen reader: a press on a photo shows it over the whole screen.">Enlarge</Trans>
          </span>
        </span>
      </button>
      {count > 1 && (
        <ul className={styles.thumbnails}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={nameOf(index + 1)}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => setAt(index)}
              >
                <Photo src={photo} alt="" width={96} height={72} className={styles.small} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Viewer && (
        <Viewer
          isOpen={isOpen}
          onOpenChange={setOpen}
          photo={photos[at]}
          name={nameOf(at + 1)}
          onStep={count > 1 ? (step) => setAt((at + step + count) % count) : undefined}
        />
      )}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { back, expand } from '../../ui/layout/icons.ts'
import { row, stack, visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import { useEventListener } from '../../ui/hooks/events.ts'
import { OverlayButton } from '../../ui/overlay/late-overlays.tsx'
import * as styles from './board.css.ts'

export function PhotoGallery({ photos, title }: { photos: readonly (string | null)[]; title: string }) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const count = photos.length
  const nameOf = (number: number) =>
    t({
      message: `Photo ${number} of ${count}: ${title}`,
      comment: 'Description of a photo. {number} of {count}: which one it is. {title}: of the enquiry.',
    })
  return (
    <div className={stack.s}>
      <OverlayButton
        kind="fullScreen"
        className={styles.stage}
        title={<Trans comment="Title of a photo that is shown over the whole screen.">Photo</Trans>}
        renderContent={() => (
          <LargePhoto
            photo={photos[at]}
            name={nameOf(at + 1)}
            onStep={count > 1 ? (step) => setAt((at + step + count) % count) : undefined}
          />
        )}
      >
        <Photo src={photos[at]} alt={nameOf(at + 1)} width={800} height={600} className={styles.large} eager />
        <span className={styles.enlarge}>
          <Icon icon={expand} />
          <span className={visuallyHidden}>
            <Trans comment="Screen reader: a press on a photo shows it over the whole screen.">Enlarge</Trans>
          </span>
        </span>
      </OverlayButton>
      {count > 1 && (
        <ul className={row.s}>
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
    </div>
  )
}

function LargePhoto(props: {
  photo: string | null | undefined
  name: string
  /** Shows another photo; undefined for a single photo. */
  onStep: ((step: 1 | -1) => void) | undefined
}) {
  const { photo, name, onStep } = props
  useEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') onStep?.(1)
    if (key === 'ArrowLeft') onStep?.(-1)
  })
  return (
    <>
      <figure className={styles.viewed}>
        <Photo src={photo} alt="" width={1200} height={900} className={styles.fullPhoto} eager />
        <figcaption>
          <span role="status">{name}</span>
        </figcaption>
      </figure>
      {onStep && (
        <div className={styles.steps}>
          <Button onPress={() => onStep(-1)} icon={back}>
            <Trans comment="Button: the photo before this one. max 16">Previous photo</Trans>
          </Button>
          <Button onPress={() => onStep(1)}>
            <Trans comment="Button: the photo after this one. max 16">Next photo</Trans>
            <Icon name="forward" />
          </Button>
        </div>
      )}
    </>
  )
}

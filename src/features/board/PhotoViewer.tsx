import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlay/Overlay.tsx'
import { back } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { useEventListener } from '../../ui/hooks/useEventListener.ts'
import { Photo } from '../../ui/layout/Photo.tsx'
import * as styles from './photo-gallery.css.ts'

/** A full-screen photo. With several photos, arrow keys and buttons step through them. */
export default function PhotoViewer(props: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  photo: string | null | undefined
  /** The photo's position and subject, announced when it changes. */
  name: string
  /** Steps to the next or previous photo; undefined for a single photo. */
  onStep: ((step: 1 | -1) => void) | undefined
}) {
  const { photo, name, onStep, ...overlay } = props
  useEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'ArrowRight') onStep?.(1)
      if (key === 'ArrowLeft') onStep?.(-1)
    },
    overlay.isOpen,
  )
  return (
    <Dialog
      {...overlay}
      title={<Trans comment="Title of a photo that is shown over the whole screen.">Photo</Trans>}
      actions={
        onStep && (
          <div className={styles.steps}>
            <Button onPress={() => onStep(-1)}>
              <Icon icon={back} />
              <Trans comment="Button: the photo before this one. max 16">Previous photo</Trans>
            </Button>
            <Button onPress={() => onStep(1)}>
              <Trans comment="Button: the photo after this one. max 16">Next photo</Trans>
              <Icon name="forward" />
            </Button>
          </div>
        )
      }
    >
      <figure className={styles.viewed}>
        <Photo src={photo} alt="" width={1200} height={900} className={styles.fullPhoto} eager />
        <figcaption>
          <span role="status">{name}</span>
        </figcaption>
      </figure>
    </Dialog>
  )
}

import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { deleteProductImage, type Enquiry } from '../../api/enquiries.ts'
import { ApiError } from '../../api/errors.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession } from '../../session/session.ts'
import { AlertDialog } from '../../ui/overlay/Overlay.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import * as styles from './gallery.css.ts'
import { Reason } from './Reason.tsx'

/** Asks before a photo is deleted, and deletes it. */
export function DeleteImage(props: {
  userProductId: number
  image: Enquiry['images'][number]
  number: number
  total: number
  onDeleted: () => void
  onDismiss: () => void
}) {
  const { userProductId, image, number, total, onDeleted, onDismiss } = props
  const locale = useLocale()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function remove() {
    const session = openSession()
    setPending(true)
    setFailure(undefined)
    try {
      await deleteProductImage({ userProductId, imageId: image.id }, locale)
    } catch (error) {
      // Already deleted, perhaps in another tab: the result is as wanted.
      if (!(error instanceof ApiError && error.status === 404)) {
        setFailure(error)
        setPending(false)
        return
      }
    }
    if (!session.isOver()) onDeleted()
  }
  return (
    <AlertDialog
      isOpen
      // Can't be dismissed while pending, or the person wouldn't know whether the photo is gone.
      onOpenChange={(isOpen) => !isOpen && !isPending && onDismiss()}
      title={
        <Trans comment="Screen reader: button under a photo; also the title of the question that it opens.">
          Delete image {number} of {total}
        </Trans>
      }
      actions={
        <>
          <Button takesFocus onPress={onDismiss}>
            <Trans comment="Button: the photo is not deleted. max 16">Keep it</Trans>
          </Button>
          <Button tone="danger" onPress={remove} isPending={isPending}>
            <Trans context="image" comment="Button under a photo of an own enquiry. max 12">
              Delete
            </Trans>
          </Button>
        </>
      }
    >
      <Photo src={image.image} alt="" width={200} height={150} className={styles.asked} eager />
      <p>
        <Trans comment="Question before a photo is deleted.">This can’t be undone. Delete it?</Trans>
      </p>
      <div role="alert">
        {failure !== undefined && (
          <p className={styles.failure}>
            <Trans comment="When a photo could not be deleted. A reason may follow.">
              Failed to delete image. Please try again.
            </Trans>{' '}
            <Reason error={failure} />
          </p>
        )}
      </div>
    </AlertDialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, useContext, type ReactNode } from 'react'
import { enquiryQuery, type Enquiry, deleteProductImage } from '../../api/enquiries.ts'
import { produceName } from '../../domain/enquiry/EnquiryTitle.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { atStart } from '../../ui/controls/button.css.ts'
import { trash } from '../../ui/layout/icons.ts'
import { goToField } from '../../ui/form/ErrorSummary.tsx'
import { stack, visuallyHidden } from '../../ui/theme/global.css.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { showMessage } from '../../ui/toast/messages.ts'
import { Photo } from '../../ui/layout/Photo.tsx'
import { PhotoUpload } from './PhotoUpload.tsx'
import { isMissing } from '../../api/errors.ts'
import { openSession } from '../../session/session.ts'
import { useIsMounted } from '../../ui/hooks/events.ts'
import { AlertDialog } from '../../ui/overlay/Overlay.tsx'
import { Failed } from './Reason.tsx'
import { CopyState } from '../../domain/business/contact.tsx'
import * as styles from './enquiries.css.ts'

type Image = Enquiry['images'][number]

export function Gallery({ enquiry, canChange }: { enquiry: Enquiry; canChange: boolean }) {
  const { id, images, photo, user_product } = enquiry
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const uploadId = useId()
  const list = useRef<HTMLUListElement>(null)
  /** Its place among `total` when its button was pressed: another tab may delete images meanwhile. */
  const [deleting, setDeleting] = useState<{ image: Image; number: number; total: number }>()
  /** The deleted image, until the list has been updated. */
  const leaving = useRef<{ id: number; at: number }>(undefined)
  const produce = produceName(enquiry)
  const total = images.length

  // The focus moves to the image in its place, or the last one, or the field for another (§enquiries.10).
  useEffect(() => {
    const gone = leaving.current
    if (!gone || deleting || images.some((image) => image.id === gone.id)) return
    leaving.current = undefined
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[Math.min(gone.at, buttons.length - 1)]
    if (next) next.focus()
    else goToField(uploadId)
  }, [images, uploadId, deleting])

  function change(images: (before: Image[]) => Image[]) {
    queryClient.setQueryData(
      enquiryQuery(locale, id).queryKey,
      (before) => before && { ...before, images: images(before.images) },
    )
    void queryClient.invalidateQueries({ queryKey: ['enquiries'] })
  }
  function onDeleted({ image, number, total }: NonNullable<typeof deleting>) {
    leaving.current = { id: image.id, at: number - 1 }
    change((before) => before.filter((other) => other.id !== image.id))
    setDeleting(undefined)
    showMessage(
      t({
        message: `Image ${number} of ${total} deleted.`,
        comment:
          'Short message after a photo of an enquiry was deleted. {number}: which one, {total}: how many there were.',
      }),
    )
  }

  return (
    <Section
      className={stack.m}
      headingClass={visuallyHidden}
      title={<Trans comment="Heading over the photos of an enquiry.">Photos</Trans>}
    >
      {(photo || total === 0) && (
        <Photo
          src={photo}
          alt={
            photo
              ? t({
                  message: `Main photo: ${produce}`,
                  comment: 'Screen reader: photo of an enquiry. {produce}: crop and variety.',
                })
              : ''
          }
          width={800}
          height={600}
          className={styles.main}
          eager
        />
      )}
      {total > 0 && (
        <ul ref={list} className={styles.images}>
          {images.map((image, index) => {
            const number = index + 1
            return (
              <li key={image.id} className={styles.item}>
                <Photo
                  src={image.image}
                  alt={t({
                    message: `Image ${number} of ${total}`,
                    comment: 'Screen reader: one more photo of an enquiry.',
                  })}
                  width={400}
                  height={300}
                  className={styles.image}
                />
                {canChange && (
                  <EnquiryActions>
                    <Button
                      tone="quiet"
                      className={atStart}
                      label={t({
                        message: `Delete image ${number} of ${total}`,
                        comment: 'Button under a photo, and title of its question.',
                      })}
                      onPress={() => setDeleting({ image, number, total })}
                      icon={trash}
                    >
                      <Trans context="image" comment="Button under a photo of an own enquiry. max 12">
                        Delete
                      </Trans>
                    </Button>
                  </EnquiryActions>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {canChange && (
        <EnquiryActions>
          <PhotoUpload
            id={uploadId}
            enquiry={enquiry}
            onAdded={(image) => change((before) => [...before.filter(({ id }) => id !== image.id), image])}
          />
        </EnquiryActions>
      )}
      {deleting && (
        <DeleteImage
          userProductId={user_product}
          {...deleting}
          onDeleted={() => onDeleted(deleting)}
          onDismiss={() => setDeleting(undefined)}
        />
      )}
    </Section>
  )
}

function DeleteImage(props: {
  userProductId: number
  image: Image
  number: number
  total: number
  onDeleted: () => void
  onDismiss: () => void
}) {
  const { userProductId, image, number, total, onDeleted, onDismiss } = props
  const { t } = useLingui()
  const locale = useLocale()
  const isMounted = useIsMounted()
  const failure = t({
    message: 'Failed to delete image. Please try again.',
    comment: 'A photo was not deleted. A reason may follow.',
  })
  const {
    mutateAsync: remove,
    isPending,
    error,
  } = useMutation({
    mutationFn: async () => {
      const session = openSession()
      await deleteProductImage({ userProductId, imageId: image.id }, locale).catch((error: unknown) => {
        // It was deleted before, perhaps in another tab.
        if (isMissing(error)) return
        if (!isMounted() && !session.isOver()) showMessage(failure)
        throw error
      })
      if (!session.isOver()) onDeleted()
    },
  })
  return (
    <AlertDialog
      isOpen
      // The dialog doesn't close while pending: nobody would know whether the photo is gone.
      onOpenChange={(isOpen) => !isOpen && !isPending && onDismiss()}
      title={
        <Trans comment="Button under a photo, and title of its question.">
          Delete image {number} of {total}
        </Trans>
      }
      actions={
        <>
          <Button takesFocus onPress={onDismiss} isDisabled={isPending}>
            <Trans comment="Button: the photo is not deleted. max 16">Keep it</Trans>
          </Button>
          <Button tone="danger" onPress={() => remove()} isPending={isPending}>
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
      <Failed error={error}>{failure}</Failed>
    </AlertDialog>
  )
}

/** Actions on an enquiry, disabled on a saved copy (app/offline/save-last-seen.ts). */
export function EnquiryActions({ className, children }: { className?: string; children: ReactNode }) {
  const isWaiting = useContext(CopyState) !== undefined
  return (
    <div
      data-acts={isWaiting ? 'waiting' : ''}
      inert={isWaiting}
      className={`${styles.inertActions} ${className ?? ''}`}
    >
      {children}
    </div>
  )
}

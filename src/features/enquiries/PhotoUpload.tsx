import { Trans, useLingui } from '@lingui/react/macro'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Enquiry, addProductImage, enquiryNow } from '../../api/enquiries.ts'
import { photoRefusal, PhotoRefused, scalePhoto } from '../../domain/files.ts'
import { notifyIfLeft } from '../../domain/forms/notify-if-left.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { FileField } from '../../ui/fields/FileField.tsx'
import { row, stack, strong, visuallyHidden } from '../../ui/theme/global.css.ts'
import { showMessage } from '../../ui/toast/messages.ts'
import * as styles from './enquiries.css.ts'
import { Reason } from './Reason.tsx'
import { exclude, forgetUnanswered, sentBefore } from '../../api/idempotency/once.ts'
import type { Locale } from '../../i18n/locales.ts'
import { openSession } from '../../session/session.ts'
import { useEventListener } from '../../ui/hooks/events.ts'

/** Sends a chosen file at once; the upload can be cancelled. */
export function PhotoUpload(props: {
  id: string
  enquiry: Enquiry
  onAdded: (image: Enquiry['images'][number]) => void
}) {
  const { id, enquiry, onAdded } = props
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const box = useRef<HTMLDivElement>(null)
  const failure = () =>
    t({
      message: 'Failed to upload image. Please try again.',
      comment: 'When a photo could not be added to an enquiry. A reason may follow.',
    })
  const locale = useLocale()
  const [upload, setUpload] = useState<Upload>({ phase: 'none' })
  const run = useRef<AbortController>(undefined)

  /** Sends one photo at a time. Leaving the page doesn't stop it. */
  async function sendPhoto(file: File) {
    const session = openSession()
    run.current?.abort()
    const own = new AbortController()
    run.current = own
    const { signal } = own
    const show = (next: Upload) => run.current === own && setUpload(next)
    show({ phase: 'preparing', file })
    try {
      const image = await scalePhoto(file, signal)
      show({ phase: 'sending', file })
      const before = enquiry.images.map(({ id }) => id)
      const added =
        (await arrived(locale, enquiry, file)) ??
        (await addProductImage({ userProductId: enquiry.user_product, file, image, before }, locale, signal))
      if (session.isOver()) return
      exclude('addProductImage', added.id)
      show({ phase: 'none' })
      onAdded(added)
      showMessage(
        t({ message: 'Image uploaded successfully!', comment: 'Short message after a photo was added to an enquiry.' }),
      )
    } catch (error) {
      if (session.isOver()) return
      if (signal.aborted) {
        show({ phase: 'none' })
        // The server may have stored the photo all the same.
        void queryClient.invalidateQueries({ queryKey: ['enquiries'] })
        showMessage(
          t({ message: 'Upload cancelled.', comment: 'Short message after the sending of a photo was stopped.' }),
        )
      } else {
        show({ phase: 'failed', file, error })
        // If the person is on another page, a message shows the failure.
        if (!box.current) showMessage(failure())
      }
    }
  }

  const mutationKey = ['addProductImage', enquiry.id]
  const { mutate: send, isPending } = useMutation({
    mutationKey,
    mutationFn: (file: File) => notifyIfLeft(sendPhoto)(file),
  })
  // A photo that was chosen before the page was left and opened again.
  const isLate = useIsMutating({ mutationKey }) > 0 && !isPending
  const phase = isLate ? 'sending' : upload.phase
  const isBusy = phase !== 'none' && phase !== 'failed'
  // The browser asks before the tab closes and the photo is lost.
  useEventListener('beforeunload', (event) => event.preventDefault(), isBusy)
  const refused = upload.phase === 'failed' && upload.error instanceof PhotoRefused ? upload.error : undefined
  const hasField = phase === 'none' || refused !== undefined

  return (
    <div ref={box} className={styles.upload}>
      {hasField && (
        <FileField
          id={id}
          label={<Trans comment="Label of the field for a photo of an own enquiry, sent at once.">Upload image</Trans>}
          file={null}
          onChange={(file) => file && send(file)}
          error={refused && t(photoRefusal(refused.problem))}
        />
      )}
      <p role="status" className={isBusy ? strong : visuallyHidden}>
        <Phase phase={phase} />
        {refused && t(photoRefusal(refused.problem))}
      </p>
      {isBusy && !isLate && (
        <>
          <progress
            className={styles.bar}
            aria-label={t({
              message: 'Upload of the photo',
              comment: 'Screen reader: name of the bar that moves while a photo is sent.',
            })}
          />
          <div className={row.s}>
            <Button takesFocus onPress={() => run.current?.abort()}>
              <Trans comment="Button: stops the sending of a photo. max 20">Cancel upload</Trans>
            </Button>
          </div>
        </>
      )}
      {upload.phase === 'failed' && !refused && (
        <div className={stack.s}>
          <p role="alert" className={styles.failure}>
            {failure()} <Reason error={upload.error} />
          </p>
          <p className={styles.name}>{upload.file.name}</p>
          <div className={row.s}>
            <Button tone="leaf" takesFocus onPress={() => send(upload.file)}>
              <Trans comment="Button: send the same photo once more.">Try again</Trans>
            </Button>
            <Button onPress={() => setUpload({ phase: 'none' })}>
              <Trans comment="Button, when a photo was not sent: choose another. max 30">Choose another photo</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function Phase({ phase }: Pick<Upload, 'phase'>) {
  if (phase === 'preparing')
    return <Trans comment="While a photo is made smaller on the device, before it is sent.">Preparing the photo…</Trans>
  if (phase === 'sending') return <Trans comment="While a photo is sent.">Sending the photo…</Trans>
  return null
}

type Upload =
  { phase: 'none' } | { phase: 'preparing' | 'sending'; file: File } | { phase: 'failed'; file: File; error: unknown }

type Image = Enquiry['images'][number]

/** The photo of an upload without an answer, if it has arrived: an image that wasn't there before. */
async function arrived(locale: Locale, { id, user_product }: Enquiry, file: File): Promise<Image | undefined> {
  const before = await sentBefore('addProductImage', { userProductId: user_product, file })
  if (!before) return undefined
  const { images } = await enquiryNow(locale, id)
  const there = images.find((image) => !before.before.includes(image.id))
  if (there) forgetUnanswered(before)
  return there
}

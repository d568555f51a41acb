import { useRef, useState } from 'react'
import { addProductImage, enquiryNow, type Enquiry } from '../../api/enquiries.ts'
import { exclude, forgetUnanswered, sentBefore } from '../../api/idempotency/once.ts'
import { scalePhoto } from '../../domain/files.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession } from '../../session/session.ts'
import { useEventListener } from '../../ui/hooks/events.ts'

/** Phases of an upload: the photo is scaled, sent, then saved by the server. */
export type Upload =
  | { phase: 'none' }
  | { phase: 'preparing'; file: File }
  /** `sent` is the fraction sent, 0 to 1. */
  | { phase: 'sending'; file: File; sent: number }
  /** Everything is sent, and the server hasn't answered yet. */
  | { phase: 'saving'; file: File }
  /** The file stays available for a retry. */
  | { phase: 'failed'; file: File; error: unknown }

type Image = Enquiry['images'][number]

/** The photo of an unanswered upload, if it has arrived: an image that wasn't there before. */
async function arrived(locale: Locale, { id, user_product }: Enquiry, file: File): Promise<Image | undefined> {
  const before = await sentBefore('addProductImage', { userProductId: user_product, file })
  if (!before) return undefined
  const { images } = await enquiryNow(locale, id)
  const there = images.find((image) => !before.before.includes(image.id))
  if (there) forgetUnanswered(before)
  return there
}

/**
 * Scales a photo and adds it to a product's images, one at a time. Leaving the page doesn't stop it; `cancel` does.
 * @param options.onCancelled the server may have stored the photo anyway, so refetch the images
 */
export function usePhotoUpload({
  enquiry,
  onAdded,
  onCancelled,
  onFailed,
}: {
  enquiry: Enquiry
  onAdded: (image: Image) => void
  onCancelled: () => void
  onFailed: () => void
}) {
  const locale = useLocale()
  const [upload, setUpload] = useState<Upload>({ phase: 'none' })
  const run = useRef<AbortController>(undefined)

  async function start(file: File) {
    const session = openSession()
    run.current?.abort()
    const own = new AbortController()
    run.current = own
    const { signal } = own
    const show = (next: Upload) => run.current === own && setUpload(next)
    show({ phase: 'preparing', file })
    try {
      const image = await scalePhoto(file, signal)
      show({ phase: 'sending', file, sent: 0 })
      const onProgress = (sent: number) => show(sent < 1 ? { phase: 'sending', file, sent } : { phase: 'saving', file })
      const before = enquiry.images.map(({ id }) => id)
      const added =
        (await arrived(locale, enquiry, file)) ??
        (await addProductImage({ userProductId: enquiry.user_product, file, image, before }, locale, {
          onProgress,
          signal,
        }))
      if (session.isOver()) return
      exclude('addProductImage', added.id)
      show({ phase: 'none' })
      onAdded(added)
    } catch (error) {
      if (session.isOver()) return
      if (signal.aborted) {
        show({ phase: 'none' })
        onCancelled()
      } else {
        show({ phase: 'failed', file, error })
        onFailed()
      }
    }
  }

  const isBusy = upload.phase !== 'none' && upload.phase !== 'failed'
  // Closing the tab would lose the photo, so the browser asks first.
  useEventListener('beforeunload', (event) => event.preventDefault(), isBusy)

  return {
    upload,
    isBusy,
    start: (file: File) => void start(file),
    cancel: () => run.current?.abort(),
    /** Discards a photo that could not be sent. */
    letGo: () => setUpload({ phase: 'none' }),
  }
}

import { use, useState } from 'react'
import { PhotoOrigin } from './photo-origin.ts'

/** Drawn crop illustration that stands in for a missing or broken photo. */
const DEFAULT_PHOTO = '/crop-default.svg'

/** Only addresses that can show a picture and nothing else: of this origin, http(s) or a local blob. */
function safe(src: string | null | undefined, origin: string): string {
  if (!src) return DEFAULT_PHOTO
  const { href = '' } = URL.parse(src, origin || 'https://origin.invalid/') ?? {}
  return /^(https?|blob):/.test(href) ? (origin && href) || src : DEFAULT_PHOTO
}

/** A photo of produce with its room reserved; a missing or broken one becomes the drawn default. */
export function Photo(props: {
  src: string | null | undefined
  /** '' where the text beside it says the same. */
  alt: string
  width: number
  height: number
  className?: string
  /** Above the fold: fetched first instead of when it comes into view. */
  eager?: boolean
}) {
  const { src, alt, eager = false, ...rest } = props
  const [broken, setBroken] = useState<string>()
  const shown = safe(src, use(PhotoOrigin))
  return (
    <img
      {...rest}
      alt={alt}
      src={shown === broken ? DEFAULT_PHOTO : shown}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(shown)}
    />
  )
}

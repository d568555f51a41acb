import { use, useState, createContext } from 'react'

/** Origin of photos with relative addresses; '' for this site's own. */
export const PhotoOrigin = createContext('')

const DEFAULT_PHOTO = '/crop-default.svg'

/** The address if it is relative, http(s) or a local blob, which only shows a picture; else the illustration. */
function safe(src: string | null | undefined, origin: string): string {
  if (!src) return DEFAULT_PHOTO
  const { href = '' } = URL.parse(src, origin || 'https://origin.invalid/') ?? {}
  return /^(https?|blob):/.test(href) ? (origin && href) || src : DEFAULT_PHOTO
}

/** A photo of produce with reserved space; an illustration replaces a missing or broken one. */
export function Photo(props: {
  src: string | null | undefined
  /** Text for screen readers; '' where the text beside the photo says the same. */
  alt: string
  width: number
  height: number
  className?: string
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

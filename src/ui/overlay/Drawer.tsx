import { useEffect } from 'react'
import { Overlay, type OverlayProps } from './Overlay.tsx'
import { NARROW, useMediaQuery } from '../hooks/useMediaQuery.ts'

/**
 * A panel that slides in from the side: navigation or filters on a phone. On a wider screen, where its content stands in
 * the page itself, it closes. Load it on first use (`lazy`).
 */
export function Drawer({
  side = 'start',
  while: query = NARROW,
  ...props
}: OverlayProps & {
  side?: 'start' | 'end'
  /** The media query in which the drawer makes sense. */
  while?: string
}) {
  const fits = useMediaQuery(query, true)
  const { isOpen, onOpenChange } = props
  useEffect(() => {
    if (isOpen && !fits) onOpenChange(false)
  }, [isOpen, fits, onOpenChange])
  return <Overlay {...props} at={side} />
}

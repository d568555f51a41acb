import { useEffect } from 'react'
import { Overlay, type OverlayProps } from './Overlay.tsx'
import { NARROW, useMediaQuery } from '../hooks/useMediaQuery.ts'

/**
 * A panel that slides in from the side, for navigation or filters on a phone. It closes on a wider screen, where the page itself shows its
 * content. Load it on first use (`lazy`).
 */
export function Drawer({
  side = 'start',
  while: query = NARROW,
  ...props
}: OverlayProps & {
  side?: 'start' | 'end'
  /** Media query in which the drawer may be open. */
  while?: string
}) {
  const fits = useMediaQuery(query, true)
  const { isOpen, onOpenChange } = props
  useEffect(() => {
    if (isOpen && !fits) onOpenChange(false)
  }, [isOpen, fits, onOpenChange])
  return <Overlay {...props} position={side} />
}

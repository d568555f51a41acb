import type { ReactNode } from 'react'
import { useHydrated } from '../hooks/useHydrated.ts'
import { NARROW, useMediaQuery } from '../hooks/useMediaQuery.ts'

/**
 * Renders one thing on a narrow screen and another on a wide one, never both (§accessibility.15). Prerendered HTML contains both, as the
 * width is unknown: each hides itself in CSS on the other width. Elements around them don't render again when the width is known.
 */
export function ByWidth({ narrow, wide }: { narrow?: ReactNode; wide?: ReactNode }) {
  const isNarrow = useMediaQuery(NARROW)
  const isHydrated = useHydrated()
  return (
    <>
      {(isNarrow || !isHydrated) && narrow}
      {(!isNarrow || !isHydrated) && wide}
    </>
  )
}

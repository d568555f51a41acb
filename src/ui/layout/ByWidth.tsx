import type { ReactNode } from 'react'
import { useHydrated } from '../hooks/useHydrated.ts'
import { NARROW, useMediaQuery } from '../hooks/useMediaQuery.ts'

/**
 * One thing on a narrow screen, another on a wide one, never both (§accessibility.15). A prerendered page has both, for nobody knows
 * its width: each hides itself where it is not meant to be. What is around them is not rendered again when the width is known.
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

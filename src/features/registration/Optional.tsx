import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { mark } from '../../ui/fields/field.css.ts'

/** The label of a field that may stay empty, where the fields around it are required. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <span className={mark}>
      {' '}
      <Trans comment="After the label of a field that may stay empty. max 14">(optional)</Trans>
    </span>
  </>
)

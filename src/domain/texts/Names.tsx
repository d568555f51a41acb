import { Fragment } from 'react'
import { ForeignText } from './ForeignText.tsx'

/**
 * Names separated by commas: "Lasalgaon, महाराष्ट्र". Each is marked with its own language, because they may be in two
 * scripts.
 */
export const Names = ({ texts }: { texts: readonly (string | null | undefined)[] }) =>
  texts
    .filter((text) => text?.trim())
    .map((text, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- names in their order
      <Fragment key={index}>
        {index > 0 && ', '}
        <ForeignText text={text} />
      </Fragment>
    ))

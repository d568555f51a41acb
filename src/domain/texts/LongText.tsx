import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_SHOWN_LENGTH, fullTextOf } from '../../api/truncate.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ForeignText } from './ForeignText.tsx'

// This is separate from ForeignText.tsx: the home page needs no button, and so not the catalog `common`.

/** A text that shows more than 2,000 characters, which no form of ours takes, only on request. */
export function LongText({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(false)
  const full = fullTextOf(text)
  if (full === text) return <ForeignText text={text} />
  if (isExpanded) return piecesOf(full).map(({ at, piece }) => <Piece key={at} text={piece} />)
  return (
    <>
      <ForeignText text={text} />{' '}
      <Button tone="quiet" onPress={() => setExpanded(true)}>
        <Trans comment="Button under a text that is much too long: shows the rest of it. max 20">Show all</Trans>
      </Button>
    </>
  )
}

/** Part of a very long text: a million characters at once would stop the page for minutes. */
const Piece = ({ text }: { text: string }) => (
  <span style={{ display: 'block', contentVisibility: 'auto', containIntrinsicSize: 'auto 40em' }}>
    <ForeignText text={text} />
  </span>
)

const piecesOf = (text: string) =>
  Array.from({ length: Math.ceil(text.length / MAX_SHOWN_LENGTH) }, (_, index) => {
    const at = index * MAX_SHOWN_LENGTH
    return { at, piece: text.slice(at, at + MAX_SHOWN_LENGTH) }
  })

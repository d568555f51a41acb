import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_SHOWN_LENGTH, wholeOf } from '../../api/long-texts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ForeignText } from './ForeignText.tsx'
import * as styles from './long-text.css.ts'

/** What a person wrote. More than 2,000 characters, which no form of ours lets through, are shown when they are asked for. */
export function LongText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const whole = wholeOf(text)
  if (whole === text) return <ForeignText text={text} />
  if (isWhole) return piecesOf(whole).map(({ at, piece }) => <Piece key={at} text={piece} />)
  return (
    <>
      <ForeignText text={text} />{' '}
      <Button tone="quiet" onPress={() => setWhole(true)}>
        <Trans comment="Button under a text that is much too long: shows the rest of it. max 20">Show all</Trans>
      </Button>
    </>
  )
}

/** Drawn only where it is seen: a million characters at once would stop the page for minutes. */
const Piece = ({ text }: { text: string }) => (
  <span className={styles.piece}>
    <ForeignText text={text} />
  </span>
)

const piecesOf = (text: string) =>
  Array.from({ length: Math.ceil(text.length / MAX_SHOWN_LENGTH) }, (_, index) => {
    const at = index * MAX_SHOWN_LENGTH
    return { at, piece: text.slice(at, at + MAX_SHOWN_LENGTH) }
  })

import { Fragment, type ReactNode, useState } from 'react'
import { foreignLang } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { NO_VALUE } from '../mandi/mandi-price.ts'
import { Trans } from '@lingui/react/macro'
import { MAX_SHOWN_LENGTH, fullTextOf } from '../../api/truncate.ts'
import { Button } from '../../ui/controls/Button.tsx'

/** A name as its author wrote it, marked with its language if that isn't the page's. A dash if it is empty. */
export function ForeignText({ text }: { text: string | null | undefined }) {
  const locale = useLocale()
  const shown = text?.trim()
  if (!shown) return NO_VALUE
  const lang = foreignLang(locale, shown)
  return lang ? <span lang={lang}>{breakable(shown)}</span> : breakable(shown)
}

/** Allows a line break before "(" and after "/": markets write Lasalgaon(Vinchur) and Lak/Teora without spaces. */
const breakable = (text: string): ReactNode =>
  (text.match(/\(?[^(/]*\/?/g) ?? []).filter(Boolean).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text in their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

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

/**
 * A text that a person wrote. Texts above 2,000 characters, which our forms don't allow, show in full only on request.
 */
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

/** Rendered only when scrolled into view: a million characters at once would freeze the page for minutes. */
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

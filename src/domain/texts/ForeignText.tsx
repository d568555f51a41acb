import { Fragment, type ReactNode } from 'react'
import { foreignLang } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { NO_VALUE } from '../mandi/mandi-price.ts'

/** A text as its author wrote it, marked with its language if that isn't the page's. */
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

/** Names such as "Lasalgaon, महाराष्ट्र", each marked with its own language. */
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

/** An e-mail address, which breaks after its @, if it has to. */
export const Email = ({ address }: { address: string }) => {
  const host = address.indexOf('@') + 1
  return (
    <span translate="no">
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </span>
  )
}

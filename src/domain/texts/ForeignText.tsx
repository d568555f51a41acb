import { Fragment, type ReactNode } from 'react'
import { foreignLang } from '../../i18n/script.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { NO_VALUE } from '../mandi/mandi-price.ts'

/**
 * A name as the market wrote it: marked with its language where that isn't the page's; a dash where there is
 * none.
 */
export function ForeignText({ text }: { text: string | null | undefined }) {
  const locale = useLocale()
  const shown = text?.trim()
  if (!shown) return NO_VALUE
  const lang = foreignLang(locale, shown)
  return lang ? <span lang={lang}>{breakable(shown)}</span> : breakable(shown)
}

/** Markets write Lasalgaon(Vinchur) and Lak/Teora without a space: a narrow column may break them there. */
const breakable = (text: string): ReactNode =>
  (text.match(/\(?[^(/]*\/?/g) ?? []).filter(Boolean).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text in their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

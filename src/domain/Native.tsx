import { Fragment, type ReactNode } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { NO_VALUE } from './mandi-price.ts'

const LATIN_ONLY = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*\p{Script=Latin}[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u

/**
 * A name as the market wrote it: marked as English on a Hindi or Marathi page, so that it is read out as such
 * (WCAG 3.1.2); a dash where there is none.
 */
export function Native({ text }: { text: string | null | undefined }) {
  const locale = useLocale()
  const shown = text?.trim()
  if (!shown) return NO_VALUE
  return locale !== 'en' && LATIN_ONLY.test(shown) ? <span lang="en">{breakable(shown)}</span> : breakable(shown)
}

/** Markets write Lasalgaon(Vinchur) and Lak/Teora without a space: a narrow column may break them there. */
const breakable = (text: string): ReactNode =>
  text.split(/(?=\()|(?<=\/)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text in their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

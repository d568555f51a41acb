import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Link } from './Link.tsx'
import { Icon } from '../layout/Icon.tsx'
import * as styles from './pagination.css.ts'

/** Each page has its own address, so that Back and shared links work. */
export function Pagination({
  page,
  pages: claimed,
  hrefOf,
  label,
}: {
  page: number
  pages: number
  hrefOf: (page: number) => To
  /** Name of what is paged, for screen readers: "Pages of prices". */
  label: string
}) {
  const { t } = useLingui()
  const locale = useLocale()
  // A faulty server may report more pages than a number can hold exactly.
  const pages = Math.min(claimed, Number.MAX_SAFE_INTEGER)
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className={styles.nav}>
      <div className={styles.row}>
        <Step to={page > 1 ? hrefOf(page - 1) : undefined} rel="prev">
          <span className={styles.turned}>
            <Icon name="forward" />
          </span>
          <Trans context="page" comment="Link to the page before this one, in a list of pages. max 12">
            Previous
          </Trans>
        </Step>
        <ol className={styles.numbers}>
          {pageWindow(page, pages).map((each) => {
            if (each === 'gap')
              return (
                <li key="gap" className={styles.gap} aria-hidden>
                  …
                </li>
              )
            const number = formatNumber(locale, each)
            return (
              <li key={each} className={styles.item}>
                <Link
                  to={hrefOf(each)}
                  className={styles.number}
                  aria-current={each === page ? 'page' : undefined}
                  aria-label={t({
                    message: `Page ${number}`,
                    comment: 'Screen reader: link to a page of a list. {number}: its number.',
                  })}
                >
                  {number}
                </Link>
              </li>
            )
          })}
        </ol>
        <Step to={page < pages ? hrefOf(page + 1) : undefined} rel="next">
          <Trans context="page" comment="Link to the page after this one, in a list of pages. max 12">
            Next
          </Trans>
          <Icon name="forward" />
        </Step>
      </div>
    </nav>
  )
}

/** Link to the previous or next page. At the first or last page it becomes a disabled link, so that nothing moves. */
function Step({ to, rel, children }: { to: To | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
  return to === undefined ? (
    <span role="link" aria-disabled className={styles.step({ rel })}>
      {children}
    </span>
  ) : (
    <Link to={to} rel={rel} className={styles.step({ rel })}>
      {children}
    </Link>
  )
}

/** Maximum number of page numbers beside the last one (§board.6). */
const WINDOW = 5

/** The page numbers of §board.6: of 1 in 9 pages [1, 2, 3, 4, 5, 'gap', 9], of 8 in 9 [5, 6, 7, 8, 9]. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const start = Math.max(1, Math.min(page - 2, pages - WINDOW + 1))
  const end = Math.min(pages, start + WINDOW - 1)
  const numbers = Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index)
  if (end >= pages) return numbers
  // A gap in place of a single page would need more room than its number.
  return end + 1 === pages ? [...numbers, pages] : [...numbers, 'gap', pages]
}

import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { withCatalogs } from '../../../i18n/with-catalogs.ts'
import { button } from '../../../ui/controls/button.css.ts'
import type { MandiView } from '../mandi-view.ts'
import { FindPlace } from './FindPlace.tsx'

const OverTime = lazy(withCatalogs(() => import('../over-time/OverTime.tsx'), 'mandi-over-time'))
const CropWorth = lazy(withCatalogs(() => import('./CropWorth.tsx'), 'common', 'shared'))

/** What can be asked of the prices: a panel each, one at a time. */
export type Question = 'worth' | 'time'

export type NearQuestionsProps = {
  /** The buttons that open the panels, or what is below them. */
  part: 'buttons' | 'answers'
  view: MandiView
  asked: Question | undefined
  onAsk: (question: Question | undefined) => void
  /** Number of presses on “Near me”. */
  tries: number
}

/** What comes after the prices: the buttons of the questions, their panels, and the search for where one is. */
export default function NearQuestions({ part, view, asked, onAsk, tries }: NearQuestionsProps) {
  const opener = (question: Question) => ({
    type: 'button' as const,
    className: button(),
    'aria-expanded': asked === question,
    onClick: () => onAsk(asked === question ? undefined : question),
  })
  return part === 'buttons' ? (
    <>
      <button {...opener('worth')}>
        <Trans comment="Button over the mandi prices: opens a form that compares what the markets nearby pay for a crop. max 30">
          What is my crop worth?
        </Trans>
      </button>
      <button {...opener('time')}>
        <Trans comment="Button over the mandi prices: opens a chart of the prices of a crop on several days. max 30">
          Prices over time
        </Trans>
      </button>
    </>
  ) : (
    <>
      {tries > 0 && <FindPlace key={tries} view={view} />}
      <Suspense>{asked === 'worth' && <CropWorth view={view} />}</Suspense>
      <Suspense>{asked === 'time' && <OverTime view={view} />}</Suspense>
    </>
  )
}

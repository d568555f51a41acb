import { Trans } from '@lingui/react/macro'
import { button } from '../../ui/controls/button.css.ts'
import { chart, download, print } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import type { ResultTools } from './ResultTools.tsx'

/** @param props.onDone in a drawer, which closes: what was started stands on the page */
export function ToolButtons({ tools, onDone }: { tools: ResultTools; onDone?: () => void }) {
  const { start, comparing, compare } = tools
  return (
    <>
      <button
        type="button"
        className={button()}
        onClick={() => {
          onDone?.()
          start('csv')
        }}
      >
        <Icon icon={download} />
        <Trans comment="Button: saves the prices as a file for spreadsheets. CSV stays. max 20">Download CSV</Trans>
      </button>
      <button
        type="button"
        className={button()}
        onClick={() => {
          onDone?.()
          start('print')
        }}
      >
        <Icon icon={print} />
        <Trans comment="Button: prints the prices. max 14">Print</Trans>
      </button>
      <button
        type="button"
        className={button()}
        aria-expanded={comparing}
        onClick={() => {
          onDone?.()
          compare()
        }}
      >
        <Icon icon={chart} />
        <Trans comment="Button: opens a chart of one crop's prices at several markets. max 24">Compare markets</Trans>
      </button>
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { button } from '../../ui/controls/button.css.ts'
import { download, print } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import type { ResultTools } from './ResultTools.tsx'

/** @param props.onDone closes the drawer with the buttons, because the page shows the progress */
export function ToolButtons({ tools, onDone }: { tools: ResultTools; onDone?: () => void }) {
  const { start } = tools
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
    </>
  )
}

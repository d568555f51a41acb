import type { MandiView } from './mandi-view.ts'
import type { ResultTools } from './ResultTools.tsx'
import SavedMandi from './SavedMandi.tsx'
import { ToolButtons } from './ToolButtons.tsx'
import { NARROW, useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import { UnitSwitch } from './UnitSwitch.tsx'

/** The unit, and what can be done with the prices, in one line on a wide screen. On a phone they stand under More. */
export default function ToolLine(props: { view: MandiView; tools: ResultTools; hasPrices: boolean }) {
  const { view, tools, hasPrices } = props
  const isNarrow = useMediaQuery(NARROW)
  return (
    <>
      {!isNarrow && (
        <>
          <UnitSwitch view={view} />
          {hasPrices && <ToolButtons tools={tools} />}
        </>
      )}
      {/* What is new in a saved search is seen on a phone as well. */}
      <SavedMandi view={view} />
    </>
  )
}

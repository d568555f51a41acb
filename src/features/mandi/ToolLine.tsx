import type { MandiView } from './mandi-view.ts'
import type { ResultTools } from './ResultTools.tsx'
import SavedMandi from './SavedMandi.tsx'
import { ToolButtons } from './ToolButtons.tsx'
import { NARROW, useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import { UnitSwitch } from './UnitSwitch.tsx'

/** On a wide screen, the unit and the tools in one line. On a phone they are in the drawer “More”. */
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
      {/* News of a saved search appears on a phone too. */}
      <SavedMandi view={view} />
    </>
  )
}

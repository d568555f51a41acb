import { MoreName } from '../../domain/lists/tools/ToolNames.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import type { DrawerProps } from '../../ui/overlay/DrawerButton.tsx'
import type { MandiView } from './mandi-view.ts'
import { list } from './result-tools.css.ts'
import type { ResultTools } from './ResultTools.tsx'
import SavedMandi from './SavedMandi.tsx'
import { ToolButtons } from './ToolButtons.tsx'
import { UnitSwitch } from './UnitSwitch.tsx'

/** The other tools for the prices, on a phone. */
export default function MandiDrawer({
  view,
  tools,
  hasPrices,
  ...drawer
}: DrawerProps & { view: MandiView; tools: ResultTools; hasPrices: boolean }) {
  const close = () => drawer.onOpenChange(false)
  return (
    <Drawer {...drawer} title={<MoreName />}>
      <UnitSwitch view={view} />
      {hasPrices && (
        <div className={list}>
          <ToolButtons tools={tools} onDone={close} />
        </div>
      )}
      <SavedMandi view={view} onOpen={close} />
    </Drawer>
  )
}

import type { ComponentType } from 'react'
import { Drawer } from '../../../ui/overlay/Drawer.tsx'
import type { DrawerProps } from '../../../ui/overlay/DrawerButton.tsx'
import { MoreName } from '../tools/ToolNames.tsx'

/** The "More" drawer of a list that offers nothing there but saved searches. */
export const SavedDrawer = <View,>({
  of: Saved,
  view,
  ...drawer
}: DrawerProps & { of: ComponentType<{ view: View; onOpen: () => void }>; view: View }) => (
  <Drawer {...drawer} title={<MoreName />}>
    <Saved view={view} onOpen={() => drawer.onOpenChange(false)} />
  </Drawer>
)

import type { ComponentType } from 'react'
import { Drawer } from '../../../ui/overlay/Overlay.tsx'
import type { DrawerProps } from '../../../ui/overlay/DrawerButton.tsx'
import { MoreName } from '../tools/ToolNames.tsx'

/** The "More" drawer of a list that offers nothing there but saved searches. */
export const SavedDrawer = <View,>({
  list: List,
  view,
  ...drawer
}: DrawerProps & { list: ComponentType<{ view: View; onOpen: () => void }>; view: View }) => (
  <Drawer {...drawer} title={<MoreName />}>
    <List view={view} onOpen={() => drawer.onOpenChange(false)} />
  </Drawer>
)

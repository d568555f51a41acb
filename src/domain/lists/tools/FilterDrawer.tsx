import type { ReactNode } from 'react'
import { Drawer } from '../../../ui/overlay/Drawer.tsx'
import type { DrawerProps } from '../../../ui/overlay/DrawerButton.tsx'
import { FilterName } from './ToolNames.tsx'

/** A drawer around the form of a page that has it on a wide screen: its code is there already. */
export default function FilterDrawer({
  renderForm,
  ...drawer
}: DrawerProps & { renderForm: (close: () => void) => ReactNode }) {
  return (
    <Drawer {...drawer} title={<FilterName />}>
      {renderForm(() => drawer.onOpenChange(false))}
    </Drawer>
  )
}

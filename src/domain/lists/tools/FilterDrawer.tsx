import type { ReactNode } from 'react'
import { Drawer } from '../../../ui/overlay/Overlay.tsx'
import type { DrawerProps } from '../../../ui/overlay/DrawerButton.tsx'
import { FilterName } from './ToolNames.tsx'

/** A drawer for a filter form that the page shows directly on a wide screen; the form's code is already loaded. */
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

import { useNavigate } from 'react-router'
import { SortName } from '../../domain/lists/tools/ToolNames.tsx'
import type { DistrictName } from '../../domain/places/district-points.ts'
import { Drawer } from '../../ui/overlay/Overlay.tsx'
import type { DrawerProps } from '../../ui/overlay/DrawerButton.tsx'
import { directoryAddress, type DirectoryView } from './directory-view.ts'
import { NearDistrict } from './Nearness.tsx'
import NearnessForm from './NearnessForm.tsx'

/** The directory's order on a phone: nearest first, and from where. A choice closes the drawer. */
export default function NearnessDrawer({
  view,
  district,
  isAll,
  ...drawer
}: DrawerProps & { view: DirectoryView; district: DistrictName | undefined; isAll: boolean }) {
  const navigate = useNavigate()
  const close = () => drawer.onOpenChange(false)
  return (
    <Drawer {...drawer} title={<SortName />}>
      {district ? (
        <NearDistrict {...{ view, district, isAll }} onStop={close} onOpen={close} />
      ) : (
        <NearnessForm
          onChoose={(near) => {
            close()
            void navigate(directoryAddress({ ...view, near, page: 1 }))
          }}
        />
      )}
    </Drawer>
  )
}

import { SortName } from '../../domain/lists/tools/ToolNames.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import type { DrawerProps } from '../../ui/overlay/DrawerButton.tsx'
import type { DirectoryView } from './directory-view.ts'
import { NearDistrict } from './NearDistrict.tsx'
import NearnessForm from './NearnessForm.tsx'
import type { NearnessState } from './useNearness.ts'

/** The order of the directory on a phone: the nearest first, and near what. A choice closes it. */
export default function NearnessDrawer({
  near,
  view,
  count,
  ...drawer
}: DrawerProps & { near: NearnessState; view: DirectoryView; count: number }) {
  const close = () => drawer.onOpenChange(false)
  const choose: NearnessState['choose'] = (district) => {
    near.choose(district)
    close()
  }
  return (
    <Drawer {...drawer} title={<SortName />}>
      {near.district ? (
        <NearDistrict {...near.district} {...{ view, count }} onStop={() => choose(undefined)} onOpen={close} />
      ) : (
        <NearnessForm onChoose={choose} />
      )}
    </Drawer>
  )
}

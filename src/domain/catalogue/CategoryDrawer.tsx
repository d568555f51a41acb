import { Drawer } from '../../ui/overlay/Overlay.tsx'
import type { DrawerProps } from '../../ui/overlay/DrawerButton.tsx'
import { FilterName } from '../lists/tools/ToolNames.tsx'
import CategoryList, { type CategoryListProps } from './CategoryList.tsx'

/** Category filter of a list of cards on a phone. Choosing a category or submitting the search closes it. */
export default function CategoryDrawer({
  isOpen,
  onOpenChange,
  ...list
}: Omit<CategoryListProps, 'onDone'> & DrawerProps) {
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={<FilterName />}>
      <CategoryList {...list} onDone={() => onOpenChange(false)} />
    </Drawer>
  )
}

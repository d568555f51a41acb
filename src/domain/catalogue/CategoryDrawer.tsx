import { Trans } from '@lingui/react/macro'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import CategoryList, { type CategoryListProps } from './CategoryList.tsx'

/** The categories of produce on a phone. Choosing one, or submitting the search, closes it. */
export default function CategoryDrawer({
  isOpen,
  onOpenChange,
  ...list
}: Omit<CategoryListProps, 'onDone'> & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={
        <Trans comment="Heading over the list of categories of produce, and button that opens it on a phone.">
          Categories
        </Trans>
      }
    >
      <CategoryList {...list} onDone={() => onOpenChange(false)} />
    </Drawer>
  )
}

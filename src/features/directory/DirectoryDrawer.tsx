import { SavedDrawer } from '../../domain/lists/saved-searches/SavedDrawer.tsx'
import type { DrawerProps } from '../../ui/overlay/DrawerButton.tsx'
import type { DirectoryView } from './directory-view.ts'
import { SavedDirectory } from './SavedDirectory.tsx'

export default function DirectoryDrawer(props: DrawerProps & { view: DirectoryView }) {
  return <SavedDrawer {...props} list={SavedDirectory} />
}

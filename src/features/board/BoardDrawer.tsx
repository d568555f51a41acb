import { SavedDrawer } from '../../domain/lists/saved-searches/SavedDrawer.tsx'
import type { DrawerProps } from '../../ui/overlay/DrawerButton.tsx'
import type { BoardView } from './board-view.ts'
import { SavedBoard } from './SavedBoard.tsx'

export default function BoardDrawer(props: DrawerProps & { view: BoardView }) {
  return <SavedDrawer {...props} list={SavedBoard} />
}

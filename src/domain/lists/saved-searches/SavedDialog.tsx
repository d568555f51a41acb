import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/overlay/Overlay.tsx'
import { SavedList } from './SavedList.tsx'
import type { SearchList, Saved } from './saved-searches.ts'

/** Dialog with the saved searches of a list. */
export default function SavedDialog(props: { list: SearchList; saved: Saved; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      title={<Trans comment="Title of the list of saved searches.">Saved searches</Trans>}
    >
      <SavedList list={props.list} saved={props.saved} onOpen={props.onClose} />
    </Dialog>
  )
}

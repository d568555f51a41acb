import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { button } from '../../../ui/controls/button.css.ts'
import { Icon } from '../../../ui/layout/Icon.tsx'
import * as styles from '../header.css.ts'
import { useLazyComponent } from '../../../ui/hooks/useLazyComponent.ts'
import { withCatalogs } from '../../../i18n/with-catalogs.ts'

/** Opens the slide-out menu. Its code loads on first touch; if that fails, the button leads to the links in the footer. */
export function MenuButton() {
  const { key } = useLocation()
  // The location at which the menu was opened: on any other it is closed.
  const [openAt, setOpenAt] = useState<string>()
  const { Late, failed, fetchOnce } = useLazyComponent(withCatalogs(() => import('./MobileMenu.tsx'), 'common'))
  const open = openAt === key
  return (
    <>
      <button
        type="button"
        className={`${button({ tone: 'header' })} ${styles.menuButton}`}
        aria-haspopup="dialog"
        aria-expanded={open && !failed}
        onPointerEnter={fetchOnce}
        onFocus={fetchOnce}
        onClick={() => {
          fetchOnce()
          if (failed) document.getElementById('useful-links')?.focus()
          else setOpenAt(key)
        }}
      >
        <Icon name="menu" />
        <Trans comment="Button that shows or hides the navigation on a phone. max 8">Menu</Trans>
      </button>
      {Late && <Late isOpen={open} onOpenChange={(isOpen) => setOpenAt(isOpen ? key : undefined)} />}
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { button } from '../../ui/controls/button.css.ts'
import { failure } from '../page.css.ts'

/** Shown instead of a part of the catalogue that can't be downloaded; by default, of the categories. */
export function CatalogueFailure({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  return (
    <div role="alert" className={failure}>
      <p>
        {children ?? (
          <Trans comment="In a menu or beside a list, in place of the categories.">Failed to load categories</Trans>
        )}
      </p>
      <button type="button" className={button()} onClick={onRetry}>
        <Trans comment="Button: load the same thing once more.">Try again</Trans>
      </button>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { LatePart } from '../../domain/lists/LatePart.tsx'
import { withCatalogs } from '../../i18n/catalog.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { NARROW, useMediaQuery } from '../../ui/hooks/environment.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { FindPlace } from './FindPlace.tsx'
import { mandiAddress, OPENER, type MandiView } from './mandi-view.ts'
import * as styles from './mandi.css.ts'

const loadSellPanel = withCatalogs(() => import('./sell/SellPanel.tsx'), 'mandi-sell', 'common', 'shared')

/** Query of “Where should I sell?” while its form is still empty. */
const SELL_OPEN = 'sell=open'

/** `children`, the tools of a wide screen, follow in the same line (§mandi.24, §mandi.27). */
export function PlaceBar({ view, children }: { view: MandiView; children?: ReactNode }) {
  const navigate = useNavigate()
  const isNarrow = useMediaQuery(NARROW)
  const [presses, setPresses] = useState(0)
  const { state, district, ...others } = view.filters
  return (
    <>
      <div className={styles.bar}>
        <button
          type="button"
          id={OPENER}
          className={button({ tone: 'leaf' })}
          aria-expanded={view.sell !== undefined}
          onClick={() => void navigate(mandiAddress({ ...view, sell: view.sell ? undefined : SELL_OPEN }))}
        >
          <Trans comment="Button over the mandi prices and heading over its form: which market leaves the farmer most. max 28">
            Where should I sell?
          </Trans>
        </button>
        <button type="button" className={button()} onClick={() => setPresses(presses + 1)}>
          <Icon name="place" />
          <Trans comment="Button over the mandi prices: the device says where it is, and the prices of its district are shown. max 24">
            Near me
          </Trans>
        </button>
        {!isNarrow && (state || district) && (
          <Link to={mandiAddress({ ...view, filters: others, page: 1 })} tone="quiet">
            <Trans comment="Link over the mandi prices of one place: those of the whole country. max 24">
              All of India
            </Trans>
          </Link>
        )}
        {children}
      </div>
      {presses > 0 && <FindPlace key={presses} view={view} />}
      {view.sell && (
        <LatePart
          load={loadSellPanel}
          data={{ view }}
          placeholder={<div className={view.sell === SELL_OPEN ? styles.formPlaceholder : styles.answerPlaceholder} />}
        />
      )}
    </>
  )
}

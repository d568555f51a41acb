import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../domain/navigation/paths.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { Link } from '../../ui/controls/Link.tsx'
import * as panel from '../../ui/feedback/feedback.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { market, people } from '../../ui/layout/icons.ts'
import { PageHeading } from '../../ui/layout/PageHeader.tsx'
import { column, largeHeading } from '../../ui/theme/global.css.ts'
import * as styles from './placeholder.css.ts'

export default function PlaceholderPage() {
  const { pathname } = useLocation()
  return pathname.startsWith(paths.career()) ? <Careers /> : <MandiMarket />
}

/** The careers page: there are no openings to list (§support.7). */
function Careers() {
  const { t } = useLingui()
  return (
    <Placeholder
      title={t({ message: 'Careers', comment: 'Title of the page of open positions.' })}
      drawing={people}
      onward={
        <>
          <Link to={paths.support()} tone="main">
            <Trans comment="Link to the help page, from the page of open positions.">Write to us</Trans>
          </Link>
          <Link to={paths.home()} tone="outline">
            <Trans comment="Link that leads to the home page.">Go to the home page</Trans>
          </Link>
        </>
      }
    >
      <Trans comment="On the page of open positions.">
        There are no open positions at the moment. If you want to work with us in your district, write to us and say
        what you can do.
      </Trans>
    </Placeholder>
  )
}

/** A page that other sites link to; the prices themselves are on another page (§mandi.20). */
function MandiMarket() {
  const { t } = useLingui()
  return (
    <Placeholder
      title={t({
        message: 'Mandi Market',
        context: 'page', // distinguishes it from the menu's translation
        comment: 'Title of a page that leads to the market prices.',
      })}
      drawing={market}
      onward={
        <>
          <Link to={paths.mandi()} tone="main">
            <Trans comment="Link to the market prices.">See mandi prices</Trans>
          </Link>
          <Link to={paths.board()} tone="outline">
            <Trans comment="Link to the public board of enquiries.">See enquiries</Trans>
          </Link>
        </>
      }
    >
      <Trans comment="On a page that leads to the market prices.">
        You cannot buy or sell on this page. The prices of the mandis of India, by commodity, state and district, are on
        the price page; offers to buy and sell are among the enquiries.
      </Trans>
    </Placeholder>
  )
}

const Placeholder = (props: { title: string; drawing: string; children: ReactNode; onward: ReactNode }) => (
  <div className={`${column} ${styles.page}`}>
    <div className={`${panel.panel} ${panel.centered}`}>
      <span className={panel.emblem}>
        <Icon icon={props.drawing} />
      </span>
      <PageHeading title={usePageTitle(props.title)} className={largeHeading}>
        {props.title}
      </PageHeading>
      <p>{props.children}</p>
      <div className={panel.onward}>{props.onward}</div>
    </div>
  </div>
)

import type { ReactNode } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { button } from '../../ui/controls/button.css.ts'
import { column } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { PageHeading } from '../../ui/layout/PageHeader.tsx'
import * as panel from '../../ui/feedback/panel.css.ts'
import * as styles from './placeholder.css.ts'

/** A page with little content that links to more (§support.7). */
export function Placeholder(props: {
  title: string
  drawing: string
  children: ReactNode
  onward: readonly { to: string; text: ReactNode }[]
}) {
  const [main, ...others] = props.onward
  return (
    <div className={`${column} ${styles.page}`}>
      <div className={`${panel.panel} ${panel.centered}`}>
        <span className={panel.emblem}>
          <Icon icon={props.drawing} />
        </span>
        <PageHeading title={usePageTitle(props.title)} className={styles.title}>
          {props.title}
        </PageHeading>
        <p className={panel.text}>{props.children}</p>
        <div className={styles.onward}>
          {main && (
            <Link to={main.to} className={button({ tone: 'main' })}>
              {main.text}
            </Link>
          )}
          {others.map(({ to, text }) => (
            <Link key={to} to={to} className={button({ tone: 'outline' })}>
              {text}
            </Link>
          ))}
        </div>
      </div>
    </div>
  )
}

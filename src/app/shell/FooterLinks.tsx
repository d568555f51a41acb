import { useId } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import * as styles from './footer.css.ts'

/** A titled list of links in the footer. */
export function FooterLinks(props: { id?: string; title: string; links: [to: string, text: string][] }) {
  const { id, title, links } = props
  const heading = useId()
  return (
    <nav id={id} tabIndex={id ? -1 : undefined} aria-labelledby={heading} className={styles.block}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

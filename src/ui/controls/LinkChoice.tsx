import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import * as styles from './link.css.ts'

/** A few links side by side, of which one is current. @param props.label name of the choice */
export const LinkChoice = (props: {
  label: string
  choices: readonly { name: ReactNode; to: string; isCurrent: boolean }[]
}) => (
  <ul aria-label={props.label} className={styles.choice}>
    {props.choices.map(({ name, to, isCurrent }) => (
      <li key={to}>
        <Link to={to} className={styles.link} aria-current={isCurrent || undefined}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
)

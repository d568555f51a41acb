import { useLingui } from '@lingui/react/macro'
import { brand } from '../../domain/texts/brand.ts'
import * as styles from './social-links.css.ts'

/** The owner's pages on social networks, styled for a dark background. */
export function SocialLinks() {
  const { t } = useLingui()
  return (
    <ul
      className={styles.links}
      aria-label={t({ message: 'Follow us', comment: 'Name of the row of links to social networks.' })}
    >
      {brand.socials.map(({ name, icon, url }) => (
        <li key={name}>
          <a href={url} lang="en" className={styles.link} rel="noreferrer">
            <img src={`/social/${icon}.svg`} alt="" width={20} height={20} loading="lazy" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

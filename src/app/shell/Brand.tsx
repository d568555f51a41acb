import { useLingui } from '@lingui/react/macro'
import { paths } from '../../domain/navigation/paths.ts'
import { brand } from '../../domain/texts/brand.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { social, socials } from './footer.css.ts'
import * as styles from './header.css.ts'

export function Logo() {
  const { i18n } = useLingui()
  return (
    <Link to={paths.home()} className={styles.logo}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden>
        <path d="M4 27c0-12 7-20 24-22 0 14-7 22-17 22-2 0-3-.3-4.4-1" className={styles.leaf} />
        <path d="M5 28c3-6 7-11 14-15" className={styles.vein} />
      </svg>
      {i18n._(brand.name)}
    </Link>
  )
}

/** The owner's pages on social networks, styled for a dark background. */
export function SocialLinks() {
  const { t } = useLingui()
  return (
    <ul
      className={socials}
      aria-label={t({ message: 'Follow us', comment: 'Name of the row of links to social networks.' })}
    >
      {brand.socials.map(({ name, icon, url }) => (
        <li key={name}>
          <a href={url} lang="en" className={social} rel="noreferrer">
            <img src={`/social/${icon}.svg`} alt="" width={20} height={20} loading="lazy" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { brand } from '../../domain/texts/brand.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { column } from '../../ui/theme/global.css.ts'
import { SocialLinks } from './Brand.tsx'
import * as styles from './footer.css.ts'
import { Link } from '../../ui/controls/Link.tsx'

/** GODL-India requires provider, source and licence of the public data. */
export function Footer() {
  const { t } = useLingui()
  return (
    <footer className={styles.footer}>
      <div className={`${column} ${styles.content}`}>
        <div className={styles.columns}>
          <FooterLinks
            // If the slide-out menu can't be downloaded, its button leads here (Header.tsx).
            id="useful-links"
            title={t({ message: 'Useful links', comment: 'Heading of a list of links in the footer. max 24' })}
            links={[
              [paths.home(), t({ message: 'Home', comment: 'Link to the home page.' })],
              [
                paths.board(),
                t({ message: 'Enquiries', comment: 'Navigation: the public board of buy and sell enquiries.' }),
              ],
              [
                paths.directory(),
                t({ message: 'Buyer & Seller', comment: 'Navigation: the directory of businesses.' }),
              ],
              [paths.mandi(), t({ message: 'Mandi Market', comment: 'Navigation: wholesale market prices.' })],
              [paths.career(), t({ message: 'Careers', comment: 'Title of the page of open positions.' })],
            ]}
          />
          <FooterLinks
            title={t({ message: 'Help', comment: 'Heading of a list of links in the footer. max 24' })}
            links={[
              [paths.support(), t({ message: 'Support', comment: 'Navigation: help page.' })],
              [paths.privacy(), t({ message: 'Privacy policy', comment: 'Link in the footer.' })],
              [paths.terms(), t({ message: 'Terms and policies', comment: 'Link in the footer.' })],
              [
                paths.deleteAccount(),
                t({ message: 'Delete account', comment: 'Link in the footer, and title of the page.' }),
              ],
            ]}
          />
          <div className={`${styles.block} ${styles.fullWidth}`}>
            <h2 className={styles.title}>
              <Trans comment="Heading in the footer, above e-mail address and social networks. max 24">
                Talk to us
              </Trans>
            </h2>
            <a href={`mailto:${brand.email}`} className={styles.link}>
              {brand.email}
            </a>
            <SocialLinks />
          </div>
          <StoreLinks />
        </div>
        <p className={styles.source}>
          <Trans comment="Footer: provider, source and licence of the public data. Keep the names of the provider and the licence.">
            Prices: Directorate of Marketing and Inspection, data.gov.in. Places: Local Government Directory and
            Department of Posts. Licence:{' '}
            <a href="https://www.data.gov.in/Godl" lang="en" className={styles.inline} rel="noreferrer">
              Government Open Data License – India
            </a>
          </Trans>
        </p>
      </div>
    </footer>
  )
}

function StoreLinks() {
  const { t } = useLingui()

  // Names of the stores are the same in every language.
  const stores = [
    {
      name: 'Google Play',
      code: '/qr/android.svg',
      url: brand.stores.android,
      alt: t({ message: 'QR code of the app on Google Play', comment: 'Says what the picture is.' }),
    },
    {
      name: 'App Store',
      code: '/qr/ios.svg',
      url: brand.stores.ios,
      alt: t({ message: 'QR code of the app on the App Store', comment: 'Says what the picture is.' }),
    },
  ]
  return (
    <div className={`${styles.block} ${styles.fullWidth}`}>
      <h2 className={styles.title}>
        <Trans comment="Heading in the footer, above links to the app stores. max 24">Get the app</Trans>
      </h2>
      <ul className={styles.stores}>
        {stores.map(({ name, code, url, alt }) => (
          <li key={name} className={styles.store}>
            <img src={code} alt={alt} width={112} height={112} loading="lazy" className={styles.code} />
            <a href={url} lang="en" className={styles.link} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FooterLinks(props: { id?: string; title: string; links: [to: string, text: string][] }) {
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

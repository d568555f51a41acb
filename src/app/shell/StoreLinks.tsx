import { Trans, useLingui } from '@lingui/react/macro'
import { brand } from '../../domain/texts/brand.ts'
import * as styles from './footer.css.ts'

/** The phone app: a link to each store, and a QR code for people on another device. */
export function StoreLinks() {
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
    <div className={`${styles.block} ${styles.whole}`}>
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

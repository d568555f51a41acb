import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { brand } from '../../domain/texts/brand.ts'
import * as styles from './footer.css.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'

/** How far below the window the codes are drawn already. */
const AHEAD = '400px'

/** The phone app: a link to each store, and its code for those who read this on another screen. */
export function StoreLinks() {
  const { t } = useLingui()
  const block = useRef<HTMLDivElement>(null)
  const { Late, fetchOnce } = useLazyComponent(() => import('./QrCode.tsx'))
  const seen = useRef(fetchOnce)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current(), { rootMargin: AHEAD })
    watch.observe(block.current!)
    return () => watch.disconnect()
  }, [])

  // Names of the stores are the same in every language.
  const stores = [
    {
      name: 'Google Play',
      url: brand.stores.android,
      alt: t({ message: 'QR code of the app on Google Play', comment: 'Says what the picture is.' }),
    },
    {
      name: 'App Store',
      url: brand.stores.ios,
      alt: t({ message: 'QR code of the app on the App Store', comment: 'Says what the picture is.' }),
    },
  ]
  return (
    <div ref={block} className={`${styles.block} ${styles.whole}`}>
      <h2 className={styles.title}>
        <Trans comment="Heading in the footer, above links to the app stores. max 24">Get the app</Trans>
      </h2>
      <ul className={styles.stores}>
        {stores.map(({ name, url, alt }) => (
          <li key={name} className={styles.store}>
            <div className={styles.code}>{Late && <Late text={url} alt={alt} />}</div>
            <a href={url} lang="en" className={styles.link} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

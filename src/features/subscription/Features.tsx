import type { Plan } from '../../api/payment.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { check } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './subscription.css.ts'
import { FALLBACK, type Locale } from '../../i18n/locales.ts'

/** The benefits of a membership. */
export function Features({ features }: { features: Plan['features'] }) {
  const { lang, texts } = featuresOf(features, useLocale())
  return (
    <ul lang={lang} className={styles.features}>
      {texts.map((text) => (
        <li key={text} className={styles.feature}>
          <span className={styles.tick}>
            <Icon icon={check} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** The plan's features in the person's language, or else in English, with the language they are in. */
export function featuresOf(features: Plan['features'], locale: Locale): { lang: Locale; texts: readonly string[] } {
  const own = features[locale]
  return own.length > 0 ? { lang: locale, texts: own } : { lang: FALLBACK, texts: features[FALLBACK] }
}

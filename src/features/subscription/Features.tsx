import type { Plan } from '../../api/payment.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { check } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { featuresOf } from './features-of.ts'
import * as styles from './subscription.css.ts'

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

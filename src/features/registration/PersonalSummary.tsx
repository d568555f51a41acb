import { Trans } from '@lingui/react/macro'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { Names } from '../../domain/texts/Names.tsx'
import { stateName } from '../../domain/places/places.ts'
import { useCityName } from '../../domain/places/useCityName.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { edit } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './form.css.ts'
import type { Personal } from './personal.ts'

/** What step 1 said, so that nothing is asked twice (WCAG 3.3.7). */
export function PersonalSummary({ personal, onChange }: { personal: Personal; onChange: () => void }) {
  const locale = useLocale()
  const cityName = useCityName()
  const districtName = useDistrictName()
  const { name, email, address, area, city, district, state, pincode } = personal
  const places = [cityName(state, city), districtName(state, district), stateName(locale, state)]
  return (
    <section className={`${styles.group} ${styles.summary}`}>
      <div>
        <h2 className={styles.summaryName}>
          <ForeignText text={name} />
        </h2>
        <p>
          <Names texts={[...new Set([address, area, ...places])]} /> {pincode}
        </p>
        {email && <p>{email}</p>}
      </div>
      <Button onPress={onChange}>
        <Icon icon={edit} />
        <Trans comment="Button beside name and address in step 2 of the registration: opens them for editing. max 16">
          Change
        </Trans>
      </Button>
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pincodeQuery } from '../../api/registration.ts'
import { isPincode, PINCODE_LENGTH, pincodeOf } from '../../domain/formats.ts'
import { usePlaceNames } from '../../domain/places/place-names.ts'
import { Names } from '../../domain/texts/ForeignText.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Spinner } from '../../ui/controls/Button.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { warning } from '../../ui/layout/icons.ts'
import * as styles from './form.css.ts'
import { labels } from './personal.ts'

/** The pincode, and below it what the look-up found, or a button to search by hand. */
export function PincodeField(
  props: Pick<Parameters<typeof NumberField>[0], 'id' | 'name' | 'value' | 'onChange' | 'error'> & {
    lookUp: ReturnType<typeof usePincode>
    onSearch: () => void
  },
) {
  const { lookUp, onSearch, ...field } = props
  const { t } = useLingui()
  const { isLoading, hasFailed, places } = lookUp
  const placeNames = usePlaceNames()
  return (
    <div className={styles.fullWidth}>
      <NumberField
        {...field}
        convert={pincodeOf}
        label={t(labels.pincode)}
        description={t({
          message: '6 digits. City, district and state are then filled in.',
          comment: 'Hint at the field for the pincode.',
        })}
        inputMode="numeric"
        autoComplete="postal-code"
        isRequired
      />
      <div role="status" className={`${styles.lookUp} ${field.error ? styles.lookUpLower : ''}`}>
        {isLoading ? (
          <span className={styles.found}>
            <Spinner />
            <Trans comment="At the pincode, while its places are looked up.">Loading pincode data...</Trans>
          </span>
        ) : hasFailed ? (
          <button type="button" className={`${button({ tone: 'quiet' })} ${styles.lookUpFailed}`} onClick={onSearch}>
            <Icon icon={warning} />
            <Trans comment="Button at the field for the pincode: leads to the field where a city is searched for.">
              Pincode lookup failed. Click to search manually.
            </Trans>
          </button>
        ) : places ? (
          <span className={styles.found}>
            <Icon name="place" />
            <span>
              <Names texts={placeNames({ ...places, city: places.city[0]?.name ?? '' })} />
            </span>
          </span>
        ) : null}
      </div>
    </div>
  )
}

/** Looks up a pincode (§registration.11). */
export function usePincode(pincode: string) {
  const locale = useLocale()
  const { data, isLoadingError, isFetching } = useQuery({
    ...pincodeQuery(locale, pincode),
    enabled: isPincode(pincode),
  })
  return {
    places: data,
    isLoading: isFetching,
    hasFailed: !isFetching && (isLoadingError || (pincode.length === PINCODE_LENGTH && !isPincode(pincode))),
  }
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { citiesQuery, districtsQuery } from '../../domain/places/place-lists.ts'
import { statesIn } from '../../domain/places/places.ts'
import { SUGGESTIONS_HIDE_AFTER } from '../../domain/timers.ts'
import { isPincode } from '../../domain/forms/typed-number.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { ComboField } from '../../ui/combobox/ComboField.tsx'
import { goToField } from '../../ui/form/ErrorSummary.tsx'
import { Optional } from './Optional.tsx'
import type { PersonalForm } from './PersonalFields.tsx'
import { PincodeField } from './PincodeField.tsx'
import * as styles from './form.css.ts'
import * as places from './pincode-places.ts'
import { usePincode } from './usePincode.ts'

const NOWHERE = { area: '', city: '', district: '', state: '' }
const list = { hidesAfter: SUGGESTIONS_HIDE_AFTER, isShort: true }

/**
 * PIN code, area, city, district and state. The PIN code fills in the others; they can all be changed, and searched for
 * among the places that the app knows when the look-up fails (§registration.13).
 */
export function PlaceFields({ form }: { form: PersonalForm }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { values, change } = form
  const { area, city, district, state } = values
  const pincode = usePincode(values.pincode)
  /** The PIN code that was typed last: the answer to an older one comes too late. */
  const latest = useRef(values.pincode)
  const [isWanted, setWanted] = useState(false)
  const areWanted = isWanted || pincode.hasFailed

  const { data: cities } = useQuery({ ...citiesQuery, enabled: areWanted })
  const { data: districts, isError: noDistricts } = useQuery({
    ...districtsQuery(locale),
    enabled: areWanted || (locale !== 'en' && district !== ''),
  })
  const options = useMemo(() => {
    const where = { area, city, district, state }
    return {
      state: places.stateOptions(locale, statesIn(locale), state),
      district: places.districtChoices(locale, districts ?? [], where),
      city: places.cityChoices(locale, cities ?? [], pincode.places, where),
      area: places.areaOptions(pincode.places),
    }
  }, [locale, area, city, district, state, cities, districts, pincode.places])

  async function type(typed: string) {
    if (typed === values.pincode) return
    latest.current = typed
    change({
      pincode: typed,
      area: '',
      // What the code before had filled in goes with it; what was chosen by hand stays.
      ...(pincode.places && places.isFrom(pincode.places, values) && NOWHERE),
    })
    const found = isPincode(typed) ? await pincode.lookUp(typed) : undefined
    if (found && latest.current === typed) change(places.whereOf(found))
  }

  function search() {
    const { id } = form.field('city')
    goToField(id)
    document.getElementById(id)?.click() // opens the list
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only fetches what the fields will offer
    <div className={styles.together} onFocus={() => setWanted(true)}>
      <PincodeField
        {...form.field('pincode')}
        lookUp={pincode}
        onChange={(typed) => void type(typed)}
        onSearch={search}
      />
      <ComboField
        {...form.field('area')}
        {...list}
        label={<Optional>{t({ message: 'Area', comment: 'Label of a field: a place within a PIN code.' })}</Optional>}
        options={options.area}
        onChange={(id) => change(places.whereOfArea(pincode.places, id ?? ''))}
        acceptsOther
      />
      <ComboField
        {...form.field('city')}
        {...list}
        label={t({ message: 'City', comment: 'Label of a field of the registration: a city, town or village.' })}
        description={
          pincode.hasFailed
            ? t({
                message: '⚠️ Select City* (Pincode not found)',
                comment: 'At the field for the city, when the PIN code could not be looked up.',
              })
            : undefined
        }
        options={options.city}
        onChange={(id) => change(places.whereOfCity(id ?? '', values))}
        autoComplete="address-level2"
        isRequired
        acceptsOther
      />
      <ComboField
        {...form.field('district')}
        {...list}
        label={t({ message: 'District', comment: 'Label of a field of the registration.' })}
        description={
          pincode.hasFailed
            ? t({
                message: '⚠️ Select District* (Pincode not found)',
                comment: 'At the field for the district, when the PIN code could not be looked up.',
              })
            : undefined
        }
        options={options.district}
        onChange={(id) => change(places.whereOfDistrict(id ?? '', state))}
        isRequired
        // Without the list it is typed.
        acceptsOther={noDistricts}
      />
      <ComboField
        {...form.field('state')}
        {...list}
        label={t({ message: 'State', comment: 'Label of a field of the registration.' })}
        options={options.state}
        onChange={(id) => change(places.whereOfState(id ?? '', values))}
        autoComplete="address-level1"
        isRequired
      />
    </div>
  )
}

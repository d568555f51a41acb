import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type * as v from 'valibot'
import { pincodeQuery } from '../../api/registration.ts'
import { isPincode } from '../../domain/formats.ts'
import { NO_CITY_NAMES, stateName, statesIn } from '../../domain/places/places.ts'
import {
  allCityNamesQuery,
  citiesQuery,
  cityNamesQuery,
  districtsQuery,
  useCityName,
} from '../../domain/places/place-names.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { foreignLang, formatList } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { ComboField } from '../../ui/combobox/ComboField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { goToField } from '../../ui/form/ErrorSummary.tsx'
import type { Form } from '../../ui/form/useForm.ts'
import { usePromiseListener } from '../../ui/hooks/events.ts'
import { PincodeField, usePincode } from './PincodeField.tsx'
import { Optional, Warning } from './StepLayout.tsx'
import * as styles from './form.css.ts'
import { labels, type Personal } from './personal.ts'
import * as places from './pincode-places.ts'

const NONE: never[] = []

/** The form of step 1 or 2. */
export type PersonalForm = Pick<Form<v.GenericSchema<Personal>>, 'values' | 'change' | 'field'>

/** See §registration.4. `storedAddress`: a finished business's, whose area leaves with the pincode. */
export function PersonalFields(props: {
  form: PersonalForm
  storedAddress?: string | undefined
  asksNameAndEmail?: boolean
}) {
  const { form, storedAddress, asksNameAndEmail = true } = props
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const { values, change } = form
  const { area, city, district, state } = values
  const where = useMemo(() => ({ area, city, district, state }), [area, city, district, state])
  const pincode = usePincode(values.pincode)
  const [isWanted, setWanted] = useState(false)
  const areWanted = isWanted || pincode.hasFailed

  const { data: cities = NONE } = useQuery({ ...citiesQuery, enabled: areWanted })
  const { data: districts = NONE, isError: noDistricts } = useQuery({
    ...districtsQuery(locale),
    enabled: areWanted || locale !== 'en',
  })
  const { data: cityNames = NO_CITY_NAMES } = useQuery(cityNamesQuery(locale))
  const isInDevanagari = storedAddress !== undefined && foreignLang('en', storedAddress) !== undefined
  const { data: allNames = [cityNames] } = useQuery({ ...allCityNamesQuery, enabled: isInDevanagari })
  const options = useMemo(
    () => ({
      state: places.stateOptions(locale, statesIn(locale), where.state),
      district: places.districtChoices(locale, districts, where),
      city: places.cityChoices(locale, { cities, cityNames, districts }, pincode.places, where),
      area: places.areaOptions(pincode.places, cityNames),
    }),
    [locale, where, cities, cityNames, districts, pincode.places],
  )

  /** The stored address without its area, which changes now. */
  const street = () =>
    values.address === storedAddress ? { address: places.streetOf(pincode.places, values.address, allNames) } : {}

  /** The pincode that was typed last, until its places are filled in, and the city at that moment. */
  const [{ typed, cityThen }, setTyped] = useState({ typed: '', cityThen: '' })
  const lookUp = useCallback(
    async () =>
      isPincode(typed) ? queryClient.fetchQuery(pincodeQuery(locale, typed)).catch(() => undefined) : undefined,
    [queryClient, locale, typed],
  )
  usePromiseListener(lookUp, (found) => {
    setTyped({ typed: '', cityThen: '' })
    if (found) change(places.whereOf(found, where, city !== cityThen))
  })
  function type(pin: string) {
    if (pin === values.pincode) return
    const cleared = places.withoutPincode(pincode.places, where, cityNames)
    setTyped({ typed: pin, cityThen: cleared.city ?? city })
    change({ pincode: pin, ...cleared, ...street() })
  }

  const cityName = useCityName()
  const chosen = stateName(locale, state)
  const elsewhere = places.statesElsewhere(cities, pincode.places, where).map((other) => stateName(locale, other))
  const others = formatList(locale, elsewhere, 'disjunction')

  function search() {
    const { id } = form.field('city')
    goToField(id)
    document.getElementById(id)?.click() // opens the list
  }

  /** Props of a list of places. It closes 200 ms after the field loses the focus (§registration.14). */
  const placeField = (name: keyof typeof options, whereOf: (id: string, where: places.Where) => Partial<Personal>) => ({
    ...form.field(name),
    label: t(labels[name]),
    options: options[name],
    onChange: (id: string | null) => change(whereOf(id ?? '', where)),
    hidesAfter: 200,
    isShort: true,
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches what the fields will offer
    <fieldset className={styles.group} onFocus={() => setWanted(true)}>
      <legend className={styles.legend}>
        {asksNameAndEmail ? (
          <Trans comment="Heading of a group of fields of the registration.">You and your address</Trans>
        ) : (
          <Trans comment="Heading of a group of fields of the registration.">Where you are</Trans>
        )}
      </legend>
      <div className={styles.fields}>
        <PincodeField {...form.field('pincode')} lookUp={pincode} onChange={type} onSearch={search} />
        <ComboField
          {...placeField('area', (id) => ({ ...street(), ...places.whereOfArea(pincode.places, id, cityNames) }))}
          label={<Optional>{t(labels.area)}</Optional>}
          acceptsOther
        />
        {asksNameAndEmail && (
          <TextField
            {...form.field('name')}
            label={t(labels.name)}
            autoComplete="name"
            autoCapitalize="words"
            isRequired
          />
        )}
        <ComboField
          {...placeField('city', places.whereOfCity)}
          description={
            pincode.hasFailed &&
            t({ message: '⚠️ Select City* (Pincode not found)', comment: 'At the city, when the look-up failed.' })
          }
          autoComplete="address-level2"
          isRequired
          acceptsOther
        />
        {asksNameAndEmail && (
          <TextField
            {...form.field('email')}
            label={<Optional>{t(labels.email)}</Optional>}
            type="email"
            autoComplete="email"
            autoCapitalize="off"
          />
        )}
        <div className={styles.fullWidth}>
          <ComboField
            {...placeField('district', places.whereOfDistrict)}
            description={
              pincode.hasFailed &&
              t({
                message: '⚠️ Select District* (Pincode not found)',
                comment: 'At the district, when the look-up failed.',
              })
            }
            isRequired
            // Without the list, any text is accepted.
            acceptsOther={noDistricts}
          />
        </div>
        <div className={styles.fullWidth}>
          <TextField
            {...form.field('address')}
            label={t(labels.address)}
            description={t({ message: 'House, street, village', comment: 'Hint at the detailed address.' })}
            autoComplete="street-address"
            isRequired
            multiline
          />
        </div>
        <div className={styles.fullWidth}>
          <ComboField {...placeField('state', places.whereOfState)} autoComplete="address-level1" isRequired />
        </div>
        {/* No error: browsers fill in city and state one by one, and no list is complete (§registration.12). */}
        <Warning below={form.field('state')}>
          {elsewhere.length > 0 && (
            <Trans comment="Under the field for the state, when the city above is known in other states only. <0/>: the city. {chosen}: the state. {others}: “Bihar or Goa”.">
              <ForeignText text={cityName(state, city)} /> is known to us in {others}, not in {chosen}. Please check
              city and state.
            </Trans>
          )}
        </Warning>
      </div>
    </fieldset>
  )
}

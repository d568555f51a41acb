import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { MANDI_MAX_FILTER, type PriceFilters } from '../../api/reads.ts'
import { useProduceName } from '../../domain/catalogue/produce.ts'
import { ProduceInput } from '../../domain/catalogue/ProduceInput.tsx'
import { districtsQuery } from '../../domain/places/place-names.ts'
import {
  districtOf,
  districtOptions,
  OF,
  placeOptions,
  withApplied,
  type PlaceOption,
} from '../../domain/places/place-options.ts'
import { stateName, statesIn, type District } from '../../domain/places/places.ts'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { Speak } from '../../domain/voice/late-buttons.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { ComboField } from '../../ui/combobox/ComboField.tsx'
import { optionMeant } from '../../ui/combobox/option.ts'
import { button } from '../../ui/controls/button.css.ts'
import { control } from '../../ui/fields/field.css.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { goToField } from '../../ui/form/ErrorSummary.tsx'
import { useHydrated } from '../../ui/hooks/environment.tsx'
import { useUnmount } from '../../ui/hooks/events.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { columnNames } from './columns.ts'
import * as styles from './mandi.css.ts'
import { DELHI, hasPriceFilters, mandiAddress, type MandiView } from './mandi-view.ts'

const PLACE_LIST = { keepsOther: true, isLate: true, maxLength: MANDI_MAX_FILTER }

const errorTexts = {
  state: msg({
    message: 'The list has no such state. Choose one from it, or empty the field.',
    comment: 'Error at the filter by state, when what was typed is no state, or may be several.',
  }),
  district: msg({
    message: 'The list has no such district, or several. Choose one from it, or empty the field.',
    comment: 'Error at the filter by district, when what was typed is no district, or may be several.',
  }),
}

/** The option chosen, or meant by a text that was typed before there was a list. */
const chosenOf = (options: PlaceOption[], text: string | undefined) =>
  text ? (options.find(({ id }) => id === text) ?? optionMeant(options, text)) : undefined

/** Changes wait for Apply Filters; until then, unedited fields follow the applied filters (§mandi.7). */
export function FilterForm({
  view,
  draft: { changes, edit },
  className,
  onDone,
}: {
  view: MandiView
  draft: ReturnType<typeof useFilterDraft>
  className?: string
  /** Closes the drawer after filters were applied or cleared. */
  onDone?: (() => void) | undefined
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const applied = view.filters
  const [placesWanted, setPlacesWanted] = useState(false)
  const { state, district, commodity, grade } = { ...applied, ...changes }

  const crop = useProduceName(applied.commodity ?? '')
  const all = t({
    message: 'All',
    context: 'places',
    comment: 'In the empty filters by state and by district: all of them. max 10',
  })

  // Sorting the states takes a while on a slow phone, so it waits until they are needed.
  const wantsStates = placesWanted || Boolean(state)
  const shownState = changes.state === undefined ? applied.state : undefined
  const states = useMemo(
    () => withApplied(wantsStates ? placeOptions(statesIn(locale)) : [], shownState),
    [locale, shownState, wantsStates],
  )
  const inState = chosenOf(states, state)
  const districts = useDistrictOptions({
    isWanted: placesWanted || (locale !== 'en' && applied.district !== undefined),
    state: inState?.id,
    // A typed text is no option.
    applied: changes.district?.includes(OF) === false ? '' : (district ?? ''),
  })
  const inDistrict = chosenOf(districts.options, district)
  const errors = {
    state: state && !inState ? t(errorTexts.state) : undefined,
    district: district && !inDistrict && districts.isLoaded ? t(errorTexts.district) : undefined,
  }
  const [isRefused, setRefused] = useState(false)

  function apply(event: SubmitEvent) {
    event.preventDefault()
    const wrong = errors.state ? 'state' : errors.district && 'district'
    setRefused(wrong !== undefined)
    if (wrong) return goToField(`mandi-${wrong}`)
    const named = district ? districtOf(inDistrict?.id ?? district) : undefined
    const filters = { state: named?.state ?? inState?.id, district: named?.district, commodity, grade }
    const address = mandiAddress({ ...view, filters, page: 1 })
    if (address !== mandiAddress(view)) void navigate(address)
    onDone?.()
  }

  function clear() {
    void navigate(mandiAddress({ ...view, filters: {}, page: 1 }))
    onDone?.()
  }

  return (
    // The handler only prefetches the options of the fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      role="search"
      aria-label={t({ message: 'Filter the prices', comment: 'Screen reader: name of the form with the filters.' })}
      className={className}
      onSubmit={apply}
      onFocus={() => setPlacesWanted(true)}
      onPointerEnter={() => setPlacesWanted(true)}
    >
      <ComboField
        id="mandi-state"
        label={t(columnNames.state)}
        placeholder={all}
        options={states}
        {...PLACE_LIST}
        value={inState?.id ?? (state || null)}
        error={isRefused && errors.state}
        onChange={(id) => edit({ state: id ?? '', district: '' })}
      />
      <ComboField
        id="mandi-district"
        label={t(columnNames.district)}
        placeholder={all}
        options={districts.options}
        acceptsOther={!districts.isLoaded}
        {...PLACE_LIST}
        value={inDistrict?.id ?? (district || null)}
        error={isRefused && errors.district}
        onChange={(id) => edit({ district: id ?? '' })}
      />
      <CommodityField value={changes.commodity ?? crop} onChange={(text) => edit({ commodity: text })} />
      <TextField
        label={t(columnNames.grade)}
        name="grade"
        autoComplete="off"
        maxLength={MANDI_MAX_FILTER}
        placeholder={t({
          message: 'FAQ…',
          comment: 'Example in the empty filter by grade. FAQ: fair average quality, a name of the markets. max 8',
        })}
        value={grade ?? ''}
        onChange={(text) => edit({ grade: text })}
      />
      <div className={styles.formActions}>
        <button type="submit" className={button({ tone: 'main' })}>
          <Icon name="search" />
          <Trans comment="Button: shows the prices that match the filters. max 24">Apply Filters</Trans>
        </button>
        {hasPriceFilters(applied) && (
          <button type="button" className={button()} onClick={clear}>
            <Icon name="close" />
            <Trans comment="Button: shows all prices again. max 24">Clear Filters</Trans>
          </button>
        )}
      </div>
    </form>
  )
}

/** Unapplied changes survive the closing of the drawer and a reload. They end with the page, and when others are applied. */
export function useFilterDraft(applied: PriceFilters) {
  const of = JSON.stringify(applied)
  const [draft, setDraft] = useState<{ of: string; changes: PriceFilters }>({ of, changes: {} })
  // A prerendered page first renders without them, as in the build.
  const isHydrated = useHydrated()
  const [isSought, setSought] = useState(false)
  if (isHydrated && !isSought) {
    setSought(true)
    setDraft(readStored('mandi_changes') ?? draft)
  } else if (draft.of !== of) setDraft({ of, changes: {} })
  useEffect(() => {
    if (isSought) openSession().store({ mandi_changes: hasPriceFilters(draft.changes) ? draft : undefined })
  }, [draft, isSought])
  useUnmount(() => openSession().store({ mandi_changes: undefined }))
  return {
    changes: draft.changes,
    edit: (change: PriceFilters) => setDraft((before) => ({ of, changes: { ...before.changes, ...change } })),
  }
}

/** The districts under which prices are reported. */
export function priceDistricts(locale: Locale, districts: District[]): District[] {
  const isDelhi = ({ state }: District) => state === DELHI
  const words = districts.filter(isDelhi).map((district) => district.words)
  const delhi = { state: DELHI, name: DELHI, shown: stateName(locale, DELHI), words: words.join(' ') }
  return [...districts.filter((district) => !isDelhi(district)), delhi]
}

/** Options for a district of a state, or of all; `applied` is always one of them. Undefined until they are loaded. */
export function useDistrictOptions(props: { isWanted: boolean; state?: string | undefined; applied: string }) {
  const { isWanted, state, applied } = props
  const locale = useLocale()
  const { data } = useQuery({ ...districtsQuery(locale), enabled: isWanted })
  const options = useMemo(
    () => districtOptions(locale, data ? priceDistricts(locale, data) : [], state, applied),
    [locale, data, state, applied],
  )
  return { options, isLoaded: data !== undefined }
}

export function CommodityField(props: {
  id?: string
  value: string
  onChange: (text: string) => void
  error?: string | undefined
}) {
  const { id = 'mandi-commodity', value, onChange, error } = props
  const { t } = useLingui()
  return (
    <Field id={id} label={t(columnNames.commodity)} error={error}>
      {(aria) => (
        <Speak what="crop" onText={onChange}>
          <ProduceInput
            {...aria}
            name="commodity"
            enterKeyHint="search"
            text={value}
            onText={onChange}
            onChoose={({ name }) => onChange(name)}
            maxLength={MANDI_MAX_FILTER}
            placeholder={t({
              message: 'kanda…',
              comment:
                'Example in the empty filter by commodity: onion, as people say it, in Latin or other letters. max 10',
            })}
            className={control()}
          />
        </Speak>
      )}
    </Field>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  categoriesQuery,
  subcategoriesOfCategoryQuery,
  subcategoriesQuery,
  varietiesQuery,
} from '../../api/catalogue.ts'
import { produceSearch } from '../../domain/catalogue/produce.ts'
import { canListen, type Offer, Speak } from '../../domain/voice/late-buttons.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { ComboField } from '../../ui/combobox/ComboField.tsx'
import type { Option } from '../../ui/combobox/option.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { type EnquiryFormState, labels, OTHER, withCategory, withSubcategory } from './enquiry-schema.ts'
import * as styles from './form.css.ts'

/** Each field loads once the one above is chosen. "Other" asks for two names (§enquiries.19, §enquiries.20). */
export function ProductFields({ form }: { form: EnquiryFormState }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { product, sub_category } = form.values
  const crops = useSpokenCrop(form)
  const isTyped = sub_category === OTHER
  const categories = useQuery(categoriesQuery(locale))
  const subcategories = useQuery({
    ...subcategoriesOfCategoryQuery(locale, Number(product)),
    enabled: product !== '',
  })
  const varieties = useQuery({
    ...varietiesQuery(locale, Number(sub_category)),
    enabled: sub_category !== '' && !isTyped,
  })
  const categoryFirst = t({ message: 'Choose a category first', comment: 'In a list that can’t be used yet.' })
  const subcategoryFirst = t({ message: 'Choose a subcategory first', comment: 'In a list that can’t be used yet.' })
  const noneKnown = t({
    message: 'No varieties are listed for it. Choose “Other” as subcategory and enter the names.',
    comment: 'Under the list field Variety of the enquiry form, when there is nothing to choose.',
  })
  const otherName = t({ message: 'Other: enter the name', comment: 'Last choice in the list of subcategories.' })
  return (
    <>
      {canListen() && (
        <div className={styles.spoken}>
          <Speak what="crop" offersFor={crops} position="alone" />
        </div>
      )}
      <CatalogueField
        {...form.field('product')}
        onChange={(id) => form.change(withCategory(id))}
        label={t({ message: 'Category', comment: 'Label in the enquiry form: vegetables, fruits and so on. max 20' })}
        query={categories}
        failed={t({ message: 'Failed to load categories', comment: 'At a field of the enquiry form.' })}
      />
      <CatalogueField
        {...form.field('sub_category')}
        onChange={(id) => form.change(withSubcategory(id))}
        label={t({ message: 'Subcategory', comment: 'Label in the enquiry form: onion, wheat and so on. max 20' })}
        query={subcategories}
        first={product === '' ? categoryFirst : undefined}
        failed={t({ message: 'Failed to load subcategories', comment: 'At a field of the enquiry form.' })}
        other={otherName}
      />
      {isTyped ? (
        <>
          <TextField
            {...form.field('new_subcategory_name')}
            label={t(labels.newSubcategory)}
            isRequired
            autoComplete="off"
          />
          <TextField
            {...form.field('new_sub_subcategory_name')}
            label={t(labels.newVariety)}
            isRequired
            autoComplete="off"
          />
        </>
      ) : (
        <CatalogueField
          {...form.field('sub_sub_category')}
          label={t({ message: 'Variety', comment: 'Label in the enquiry form: a kind of a crop. max 20' })}
          query={varieties}
          first={sub_category === '' ? subcategoryFirst : undefined}
          description={varieties.data?.length === 0 ? noneKnown : undefined}
          failed={t({ message: 'Failed to load varieties', comment: 'At a field of the enquiry form.' })}
        />
      )}
    </>
  )
}

type Level = { id: number; name: string; search_words?: string }

function CatalogueField(props: {
  id: string
  name: string
  label: string
  value: string
  onChange: (id: string) => void
  error: string | undefined
  description?: string
  query: { data: Level[] | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
  first?: string
  failed: string
  /** The last option, “Other”: for produce that is not in the list. */
  other?: string
}) {
  const { query, first, failed, other, ...field } = props
  const { t } = useLingui()
  const { data } = query
  const options = useMemo(
    (): Option[] => [
      ...(data ?? []).map(({ id, name, search_words }) => ({ id: String(id), name, words: search_words })),
      ...(other ? [{ id: OTHER, name: other, isAlways: true }] : []),
    ],
    [data, other],
  )
  const count = data?.length
  const { label } = field
  const isLoading = first === undefined && query.isFetching && !query.data
  // Loading is announced only without a value: with one, as in an edit, nobody waits for the options.
  const isAnnounced = first === undefined && field.value === ''
  const waiting = t({ message: 'Loading…', comment: 'In a list field, while what can be chosen is on its way.' })
  const choose = t({ message: 'Select one', comment: 'In a list field before anything is chosen.' })
  const retry = t({ message: 'Try again', comment: 'Button: load what can be chosen in a list field once more.' })
  return (
    <div className={styles.level}>
      <ComboField
        {...field}
        value={field.value || null}
        onChange={(id) => field.onChange(id ?? '')}
        isRequired
        isWaiting={first !== undefined}
        isPending={isLoading}
        placeholder={first ?? (isLoading ? waiting : choose)}
        options={options}
      />
      <span role="status" className={visuallyHidden}>
        {isAnnounced &&
          (isLoading
            ? t({ message: `${label}: loading…`, comment: 'Screen reader: the choices of a list are on their way.' })
            : query.data &&
              t({
                message: `${label}: ${count} to choose from`,
                comment:
                  'Screen reader: a list field can be used now. {label}: of the field, "Variety". {count}: a number.',
              }))}
      </span>
      {!data && query.isError && !query.isFetching && (
        <div role="alert" className={styles.failed}>
          <span>{failed}</span>
          <Button tone="outline" onPress={query.refetch} label={`${failed}: ${retry}`}>
            {retry}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Finds spoken crops by any of their names. Each one fills in category and subcategory (§voice.6). */
function useSpokenCrop(form: EnquiryFormState) {
  const queryClient = useQueryClient()
  const locale = useLocale()
  return async (texts: readonly string[]): Promise<Offer[]> => {
    const search = produceSearch(await queryClient.fetchQuery(subcategoriesQuery(locale)))
    const found = texts.map(search).find((crops) => crops.length > 0) ?? []
    return found.map(({ id, name, category_id }) => ({
      text: name,
      take: () => form.change({ ...withCategory(String(category_id)), ...withSubcategory(String(id)) }),
    }))
  }
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { categoriesQuery, subcategoriesOfCategoryQuery, varietiesQuery } from '../../api/catalogue.ts'
import { hears, Speak } from '../../domain/voice/Speak.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { CatalogueField } from './CatalogueField.tsx'
import { ENQUIRY_MAX_LENGTH, OTHER, withCategory, withSubcategory } from './enquiry-schema.ts'
import * as styles from './form.css.ts'
import type { EnquiryFormState } from './useEnquiryForm.ts'
import { useSpokenCrop } from './useSpokenCrop.ts'

/**
 * Category, subcategory and variety, each loaded once the one above is chosen, or with "Other" two names that the person
 * types (§enquiries.19, §enquiries.20).
 */
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
  const categoryFirst = t({ message: 'Choose a category first', comment: 'In a list field that can’t be used yet.' })
  const subcategoryFirst = t({
    message: 'Choose a subcategory first',
    comment: 'In a list field that can’t be used yet.',
  })
  const noneKnown = t({
    message: 'No varieties are listed for it. Choose “Other” as subcategory and enter the names.',
    comment: 'Under the list field Variety of the enquiry form, when there is nothing to choose.',
  })
  const otherName = t({
    message: 'Other: enter the name',
    comment: 'Last choice in the list of subcategories: produce that the list does not have.',
  })
  const other = useMemo(() => ({ id: OTHER, name: otherName }), [otherName])
  return (
    <>
      {hears() && (
        <div className={styles.spoken}>
          <Speak what="crop" offersFor={crops} at="alone" />
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
        other={other}
      />
      {isTyped ? (
        <>
          <TextField
            {...form.field('new_subcategory_name')}
            label={t({
              message: 'Name of the produce',
              comment: 'Label in the enquiry form, for produce that the list does not have. max 26',
            })}
            isRequired
            maxLength={ENQUIRY_MAX_LENGTH.name}
            autoComplete="off"
          />
          <TextField
            {...form.field('new_sub_subcategory_name')}
            label={t({
              message: 'Name of the variety',
              comment: 'Label in the enquiry form, for produce that the list does not have. max 26',
            })}
            isRequired
            maxLength={ENQUIRY_MAX_LENGTH.name}
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

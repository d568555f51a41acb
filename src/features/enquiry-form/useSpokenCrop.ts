import { useQueryClient } from '@tanstack/react-query'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { produceSearch } from '../../domain/catalogue/useProduceSearch.ts'
import type { Offer } from '../../domain/voice/Speak.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { withCategory, withSubcategory } from './enquiry-schema.ts'
import type { EnquiryFormState } from './useEnquiryForm.ts'

/** What was heard as crops of the catalogue, in any of its names: each fills in category and subcategory (§voice.6). */
export function useSpokenCrop(form: EnquiryFormState) {
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

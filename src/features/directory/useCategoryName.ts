import { useQuery } from '@tanstack/react-query'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { DirectoryView } from './directory-view.ts'

/** The category's name in the language of the page: the address may be from somebody who reads another. */
export function useCategoryName({ categoryId, name }: DirectoryView): string {
  const { data } = useQuery({ ...subcategoriesQuery(useLocale()), enabled: categoryId !== undefined })
  return data?.find(({ id }) => id === categoryId)?.name ?? name
}

import { useQuery } from '@tanstack/react-query'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { DirectoryView } from './directory-view.ts'

/** The category's name in the page's language. A shared address may carry it in another one. */
export function useCategoryName({ categoryId, name }: DirectoryView): string {
  const { data } = useQuery({ ...subcategoriesQuery(useLocale()), enabled: categoryId !== undefined })
  return data?.find(({ id }) => id === categoryId)?.name ?? name
}

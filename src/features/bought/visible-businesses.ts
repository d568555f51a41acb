import { queryOptions } from '@tanstack/react-query'
import { allBusinessesQuery, businessQuery } from '../../api/directory.ts'
import { userProfileQuery } from '../../api/account.ts'
import { businesses, MAX_PAGE_SIZE } from '../../api/reads.ts'
import { DIRECTORY_TYPES, type DirectoryType } from '../../domain/navigation/paths.ts'
import type { Locale } from '../../i18n/locales.ts'

/** The businesses of others whose contact the server shows because it was bought, perhaps on another device. */
export const visibleBusinessesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['directory', 'visible', locale],
    queryFn: async ({ client }) => {
      const { user, is_premium } = await client.fetchQuery(userProfileQuery(locale))
      if (is_premium) return []
      // The API has no list of purchases, so this looks through the first 1,000 of each type.
      const visible = async (kind: DirectoryType) => {
        const all = allBusinessesQuery(locale, businesses(kind, {}, 1, MAX_PAGE_SIZE))
        const { rows } = await client.fetchQuery({ ...all, persister: undefined }) // saved copies contain no contacts
        return rows.flatMap(({ business: { id, can_view_contact } }) => (can_view_contact ? [{ kind, id }] : []))
      }
      const subjects = (await Promise.all(DIRECTORY_TYPES.map(visible))).flat()
      const isOthers = await Promise.all(
        subjects.map(async ({ kind, id }) => {
          const { owner_contact } = await client.fetchQuery(businessQuery(locale, kind, id))
          return owner_contact?.mobile !== user.mobile
        }),
      )
      return subjects.filter((_, index) => isOthers[index])
    },
  })

import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { activate } from '../../i18n/catalog.ts'
import { rememberLocale } from '../../i18n/detect.ts'
import { LOCALE_NAME, LOCALES, toLocale, type Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { readSession, openSession } from '../../session/session.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { NativeSelect } from '../../ui/fields/NativeSelect.tsx'
import * as styles from './selector.css.ts'
import { editUserProfile, userProfileQuery } from '../../api/account.ts'

/**
 * Switches the language without a reload. A native select adds nothing to the first load, and phones show it well. If a language
 * can't be downloaded, a message says so, and the old language stays.
 * @param props.label shows a label above it, for the slide-out menu; without it, the selector is styled for the dark header
 */
export function LanguageSelector({ label = false }: { label?: boolean }) {
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const error = useId()
  const [failed, setFailed] = useState(false)
  const queryClient = useQueryClient()

  async function choose(value: string) {
    const wanted = toLocale(value)
    if (!wanted) return
    setFailed(false)
    try {
      if (!(await activate(wanted))) return
      rememberLocale(wanted)
    } catch {
      return setFailed(true)
    }
    // If the server can't store it, the choice still holds on this device.
    if (readSession().token) preferLanguage(queryClient, wanted).catch(() => undefined)
  }

  const name = t({ message: 'Language', comment: 'Name of the language selector in the header.' })
  return (
    <div className={styles.wrapper}>
      {label && (
        <label htmlFor={id} className={styles.label}>
          {name}
        </label>
      )}
      <NativeSelect
        id={id}
        className={styles.select({ on: label ? 'surface' : 'header' })}
        aria-label={label ? undefined : name}
        aria-describedby={failed ? error : undefined}
        value={locale}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {LOCALES.map((id) => (
          <option key={id} value={id} lang={id}>
            {LOCALE_NAME[id]}
          </option>
        ))}
      </NativeSelect>
      <span role="status" id={error} className={failed ? styles.failed : visuallyHidden}>
        {failed && (
          <Trans comment="Under the language selector when the texts of the chosen language can’t be downloaded.">
            This language could not be loaded. Please check your internet connection and try again.
          </Trans>
        )}
      </span>
    </div>
  )
}

/**
 * Tells the server which language the person chose. The server takes `preferred_language` from the header of the call
 * that stores the profile (§profile.5). So this sends the profile again, unchanged. A person without a name has no
 * profile to send.
 * @throws ApiError, SessionOver
 */
async function preferLanguage(queryClient: QueryClient, locale: Locale): Promise<void> {
  const session = openSession()
  const { user } = await session.during(queryClient.fetchQuery({ ...userProfileQuery(locale), staleTime: 0 }))
  if (!user.full_name) return
  const { full_name, email } = user
  await session.during(editUserProfile({ full_name, ...(email && { email }) }, locale))
  await queryClient.invalidateQueries({ queryKey: ['profile'] })
}

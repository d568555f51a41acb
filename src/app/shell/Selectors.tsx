import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, type MutationFunctionContext } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { editUserProfile, PROFILE_SCOPE, userProfileQuery } from '../../api/account.ts'
import { activate } from '../../i18n/catalog.ts'
import { rememberLocale } from '../../i18n/detect.ts'
import { LOCALE_NAME, LOCALES, type Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { type OpenSession, openSession, readSession } from '../../session/session.ts'
import { NativeSelect } from '../../ui/fields/NativeSelect.tsx'
import { strong, visuallyHidden } from '../../ui/theme/global.css.ts'
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../../ui/theme/theme-choice.ts'
import * as styles from './shell.css.ts'

/** With a visible label a selector is styled for the slide-out menu, without one for the dark header. */
type SelectorProps = { label?: boolean | undefined }

/** A native select, which adds nothing to the first load, and which phones show well. */
function Selector<Id extends string>(
  props: SelectorProps & {
    name: string
    value: Id
    onChange: (id: Id) => void
    options: readonly { id: Id; name: string; lang?: string }[]
    errorId?: string | undefined
    children?: ReactNode
  },
) {
  const { label = false, name, value, onChange, options, errorId, children } = props
  const id = useId()
  return (
    <div className={styles.wrapper}>
      {label && (
        <label htmlFor={id} className={strong}>
          {name}
        </label>
      )}
      <NativeSelect
        id={id}
        className={styles.select({ on: label ? 'surface' : 'header' })}
        aria-label={label ? undefined : name}
        aria-describedby={errorId}
        value={value}
        onChange={(event) => onChange(options[event.currentTarget.selectedIndex]!.id)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id} lang={option.lang}>
            {option.name}
          </option>
        ))}
      </NativeSelect>
      {children}
    </div>
  )
}

const LANGUAGES = LOCALES.map((id) => ({ id, name: LOCALE_NAME[id], lang: id }))

/** Shows a choice while its texts load. If they can't be downloaded, a message says so, and the old language stays. */
export function LanguageSelector({ label }: SelectorProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const error = useId()
  const [failed, setFailed] = useState(false)
  const [chosen, setChosen] = useState<Locale>()
  const { mutate: saveOnServer } = useMutation({ scope: PROFILE_SCOPE, mutationFn: preferLanguage })

  async function choose(wanted: Locale) {
    const session = openSession()
    setFailed(false)
    setChosen(wanted)
    try {
      if (!(await activate(wanted))) return
      rememberLocale(wanted)
    } catch {
      return setFailed(true)
    } finally {
      setChosen((now) => (now === wanted ? undefined : now))
    }
    // If the server can't store it, the choice still holds on this device.
    if (readSession().token) saveOnServer({ locale: wanted, session })
  }

  return (
    <Selector
      label={label}
      name={t({ message: 'Language', comment: 'Name of the language selector in the header.' })}
      value={chosen ?? locale}
      onChange={(id) => void choose(id)}
      options={LANGUAGES}
      errorId={failed ? error : undefined}
    >
      <span role="status" id={error} className={failed ? styles.failed : visuallyHidden}>
        {failed && (
          <Trans comment="Under the language selector when the texts of the chosen language can’t be downloaded.">
            This language could not be loaded. Please check your internet connection and try again.
          </Trans>
        )}
      </span>
    </Selector>
  )
}

/** Longest wait for the server to store a language (ms). A form that stores the profile waits for it. */
const STORING_TAKES = 10_000

/**
 * Tells the server the chosen language. It takes `preferred_language` from the header of the call that stores the
 * profile (§profile.5), so this sends the profile unchanged. Without a name there is no profile to send.
 * @throws ApiError, SessionOver
 */
async function preferLanguage(
  { locale, session }: { locale: Locale; session: OpenSession },
  { client }: MutationFunctionContext,
): Promise<void> {
  const { user } = await session.during(client.fetchQuery({ ...userProfileQuery(locale), staleTime: 0 }))
  if (!user.full_name) return
  const { full_name, email } = user
  const limit = AbortSignal.timeout(STORING_TAKES)
  await session.during(editUserProfile({ full_name, ...(email && { email }) }, locale, limit))
  await client.invalidateQueries({ queryKey: ['profile'] })
}

export function ThemeSelector({ label }: SelectorProps) {
  const { t } = useLingui()
  const names = {
    system: t({ message: 'Device theme', comment: 'Choice of colours: light or dark as the device is set. max 20' }),
    light: t({ message: 'Light theme', comment: 'Choice of colours. max 20' }),
    dark: t({ message: 'Dark theme', comment: 'Choice of colours. max 20' }),
  }
  return (
    <Selector
      label={label}
      name={t({ message: 'Theme', comment: 'Name of the selector for light or dark colours.' })}
      value={useThemeChoice()}
      onChange={chooseTheme}
      options={THEME_CHOICES.map((id) => ({ id, name: names[id] }))}
    />
  )
}

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type MutationFunctionContext, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { refusalOf } from '../../api/errors.ts'
import { editUserProfile, PROFILE_SCOPE, userProfileQuery, type UserProfile } from '../../api/account.ts'
import { FormFailure, PageForm } from '../../domain/forms/PageForm.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { useOnward } from '../../domain/navigation/useOnward.ts'
import { photoRefusal, PhotoRefused, readBytes, scalePhoto } from '../../domain/files.ts'
import { notifyIfLeft } from '../../domain/forms/notify-if-left.ts'
import { useDraft } from '../../domain/forms/useDraft.ts'
import { activate } from '../../i18n/catalog.ts'
import { rememberLocale } from '../../i18n/detect.ts'
import { LOCALE_NAME, localeOfPreferred, LOCALES, type Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession, type OpenSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { FileField } from '../../ui/fields/FileField.tsx'
import { hasFileType } from '../../ui/fields/file-rules.ts'
import { showMessage } from '../../ui/toast/messages.ts'
import { RadioField } from '../../ui/fields/ChoiceField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { optionalEmail, requiredText } from '../../domain/forms/rules.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { focusFirstField } from '../../ui/hooks/focus.ts'
import * as styles from './profile.css.ts'
import { sendError } from '../../domain/failures.ts'
import { row } from '../../ui/theme/global.css.ts'

const updated = msg({ message: 'Profile updated successfully', comment: 'Short message after the profile was stored.' })
const unreadable = msg({
  message: 'This picture can’t be read: it is damaged, or no longer where it was. Please select another image.',
  comment: 'In the profile form: the chosen picture could not be opened when it was to be sent.',
})

/** Types of a profile picture (§profile.4). A .jpg file is a JPEG too. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const

/** Scaling drops the photo's position. A GIF stays: it may be animated; no camera writes one. @throws PhotoRefused */
export const pictureToSend = async (file: File): Promise<File> =>
  (await hasFileType(file, ['image/gif']))
    ? new File([await readBytes(file)], file.name, { type: file.type })
    : scalePhoto(file)

const fullName = msg({ message: 'Full name', comment: 'Label in the profile form.' })

export const personSchema = v.object({
  full_name: requiredText(
    100,
    fullName,
    msg({ message: 'Please enter full name', comment: 'Error in the profile form.' }),
  ),
  email: optionalEmail(msg({ message: 'Please enter a valid email', comment: 'Error in the profile form.' })),
  /** '' keeps the one that is preferred now. */
  language: v.picklist(['', ...LOCALES]),
  picture: v.nullable(v.instance(File)),
})

/** The form for name, e-mail, language and picture (§profile.3). */
export function ProfileForm(props: { person: UserProfile['user']; takesFocus: boolean; onLeave: () => void }) {
  const { person, takesFocus, onLeave } = props
  const { t } = useLingui()
  const locale = useLocale()
  const onward = useOnward()
  const queryClient = useQueryClient()
  const [opened] = useState(() => ({
    full_name: person.full_name,
    email: person.email ?? '',
    language: localeOfPreferred(person.preferred_language) ?? locale,
  }))
  /** The preferred language, which a choice in the header changes too. */
  const [{ preferred, page }, setPreferred] = useState({ preferred: opened.language, page: locale })
  const { mutateAsync: store } = useMutation({ scope: PROFILE_SCOPE, mutationFn: storeProfile })
  const form = useForm({
    schema: personSchema,
    initial: { ...opened, language: '', picture: null },
    onSubmit: notifyIfLeft(async ({ language, picture, ...typed }) => {
      const session = openSession()
      const profile_picture = picture && (await session.during(pictureToSend(picture)))
      const wanted = { ...typed, language: language || preferred }
      const { full_name, email } = await store({ session, initial: opened, typed: wanted, profile_picture })
      draft.drop()
      session.store({ user_name: full_name, user_email: email || undefined })
      if (language) await switchTo(language)
      await queryClient.invalidateQueries({ queryKey: ['profile'] })
      showMessage(i18n._(updated))
      leave()
    }),
    fieldErrors: (failure) => {
      if (failure instanceof PhotoRefused)
        return { picture: [t(failure.problem === 'pixels' ? photoRefusal('pixels') : unreadable)] }
      const { errors } = refusalOf(failure)
      return errors && { ...errors, picture: errors['profile_picture'] ?? [] }
    },
  })
  const draft = useDraft('profile', form)
  if (page !== locale) {
    setPreferred({ preferred: locale, page: locale })
    form.change({ language: '' })
  }

  function leave() {
    onLeave()
    void onward(paths.profile(), { replace: true })
  }
  function cancel() {
    draft.drop()
    leave()
  }

  const chosen = form.field('language')
  const { value: file, ...picture } = form.field('picture')
  return (
    <PageForm
      ref={takesFocus ? focusFirstField : undefined}
      form={form}
      failure={
        <FormFailure
          title={<Trans comment="In the profile form; a line with the reason follows.">Failed to update profile</Trans>}
          {...updateFailure(form.formFailure)}
        />
      }
      draft={draft}
      hasFile
      className={styles.form}
    >
      <h2>
        <Trans comment="Heading of the form on the profile page.">Edit profile</Trans>
      </h2>
      <div>
        <TextField
          {...form.field('full_name')}
          label={t(fullName)}
          isRequired
          autoComplete="name"
          autoCapitalize="words"
        />
        <TextField
          {...form.field('email')}
          label={<Trans comment="Label in the profile form.">Email</Trans>}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
        />
        <RadioField<Locale>
          {...chosen}
          value={chosen.value || preferred}
          onChange={(id) => chosen.onChange(id === preferred ? '' : id)}
          label={<Trans comment="Label in the profile form.">Preferred language</Trans>}
          options={LOCALES.map((id) => ({ id, name: LOCALE_NAME[id], lang: id }))}
        />
        <FileField
          {...picture}
          label={<Trans comment="Label in the profile form.">Profile picture</Trans>}
          file={file}
          accept={PICTURE_TYPES}
          preview={person.profile_picture ?? undefined}
          refusals={{
            type: t({
              message: 'Invalid file type. Please select an image.',
              comment: 'In the profile form: the chosen file is no JPEG, PNG or GIF picture.',
            }),
            size: t({
              message: 'File too large. Please select an image under 5MB.',
              comment: 'Error in the profile form.',
            }),
          }}
        />
      </div>
      <div className={row.m}>
        <Button type="submit" tone="main" isPending={form.isPending}>
          <Trans comment="Button in the profile form. max 24">Save</Trans>
        </Button>
        <Button tone="outline" onPress={cancel}>
          <Trans comment="Button in the profile form: back without saving. max 24">Cancel</Trans>
        </Button>
      </div>
    </PageForm>
  )
}

type Person = { full_name: string; email: string; language: Locale }

/** Sends an unchanged field as stored: another tab may have changed it. @returns what was stored */
async function storeProfile(
  props: { session: OpenSession; initial: Person; typed: Person; profile_picture: File | null },
  { client }: MutationFunctionContext,
) {
  const { session, initial, typed, profile_picture } = props
  const { user } = await session.during(client.fetchQuery({ ...userProfileQuery(initial.language), staleTime: 0 }))
  const full_name = typed.full_name === initial.full_name ? user.full_name : typed.full_name
  const email = typed.email === initial.email ? (user.email ?? '') : typed.email
  // The server takes the language from this call's header (§profile.5).
  const language =
    typed.language === initial.language
      ? (localeOfPreferred(user.preferred_language) ?? typed.language)
      : typed.language
  await session.during(editUserProfile({ full_name, email, ...(profile_picture && { profile_picture }) }, language))
  return { full_name, email }
}

/** If the page's texts can't be loaded, the old language stays; the server knows the choice anyway. */
async function switchTo(language: Locale) {
  try {
    if (await activate(language)) rememberLocale(language)
  } catch {
    // The language selector reports the failure when it is used.
  }
}

/** The reason shown after 'Failed to update profile' (§profile.7). */
export const updateFailure = (error: unknown) =>
  sendError(error, {
    unexpected: texts.unknown,
    offline: texts.unreachable,
    timeout: texts.unreachable,
    network: texts.network,
    'bad-reply': texts.again,
    refused: texts.again,
  })

const texts = {
  unknown: msg({ message: 'Unknown error occurred', comment: 'On the profile page, when not stored.' }),
  network: msg({ message: 'Network Error', comment: 'On the profile page, when not stored.' }),
  unreachable: msg({
    message: 'Could not connect to server',
    comment: 'On the profile page, when not stored: no connection, or no answer in time.',
  }),
  again: msg({ message: 'An error occurred. Please try again.', comment: 'On the profile page, when not stored.' }),
}

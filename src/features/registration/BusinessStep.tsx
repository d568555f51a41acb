import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PROFILE_SCOPE, type UserProfile } from '../../api/account.ts'
import { createProfile, type ProfileInput } from '../../api/registration.ts'
import { isRegistered, MissingDetails, missingDetails } from '../../domain/business/profile-completeness.tsx'
import { businessTypeNames } from '../../domain/business/business-types.ts'
import { PageForm } from '../../domain/forms/PageForm.tsx'
import { draftOf, dropStepDrafts, PERSONAL_DRAFT, readStepDraft } from '../../domain/forms/drafts.ts'
import { notifyIfLeft } from '../../domain/forms/notify-if-left.ts'
import { useDraft } from '../../domain/forms/useDraft.ts'
import { BackButton } from '../../domain/navigation/BackButton.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { useOnward } from '../../domain/navigation/useOnward.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession, readSession } from '../../session/session.ts'
import { type BusinessType, profileFlagsOf } from '../../session/storage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import * as panel from '../../ui/feedback/feedback.css.ts'
import { hasFileType } from '../../ui/fields/file-rules.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { showMessage } from '../../ui/toast/messages.ts'
import { BILL_TYPES, DeclaredField } from './DeclaredField.tsx'
import { PersonalPart } from './PersonalPart.tsx'
import { NeededToPost, StepFailure, StepLayout, useReturnTo } from './StepLayout.tsx'
import * as styles from './form.css.ts'
import { noPersonal, personalOf } from './personal.ts'
import { editedFieldsOf, fieldsOf } from './declarations.ts'
import { initialValues, profileSchema, type FieldValue, type ProfileValues } from './profile-form.ts'
import { fieldErrors, NotSent } from './registration-error.ts'

type Send = (input: ProfileInput<BusinessType>, locale: Locale) => ReturnType<(typeof createProfile)[BusinessType]>

/** Step 2 has one form for nine types (§registration.15). It also edits a finished business (§registration.26). */
export function BusinessStep(props: {
  type: BusinessType
  profile: UserProfile
  isEdit?: boolean
  profileNow: () => Promise<UserProfile>
  /** Called as soon as the server has stored the business. */
  onSent?: () => void
}) {
  const { type, profile, isEdit = false, profileNow, onSent } = props
  const { t } = useLingui()
  const locale = useLocale()
  const next = useReturnTo()
  const onward = useOnward()
  const queryClient = useQueryClient()
  const business = profile.business?.business_type === type ? profile.business : undefined
  const isStored = isEdit && business !== undefined
  const [fields] = useState(() =>
    isStored ? editedFieldsOf(type, business.company_name, profile.user.full_name) : fieldsOf(type),
  )
  const [schema] = useState(() => profileSchema(type, { fields, isStored }))
  const [personal] = useState(() => personalOf(profile, isEdit ? undefined : readStepDraft(PERSONAL_DRAFT)?.values))
  const [initial] = useState(() => initialValues(fields, personal, business))
  const { mutateAsync: create } = useMutation({
    scope: PROFILE_SCOPE,
    mutationFn: (input: ProfileInput<BusinessType>) => (createProfile[type] as Send)(input, locale),
  })
  const form = useForm({
    schema,
    initial,
    onSubmit: notifyIfLeft(async (input) => {
      // A finished business replaces this form with its edit, which takes over the input.
      draft.save()
      if (!readSession().token) throw new NotSent('token')
      const session = openSession()
      const now = await session.during(profileNow())
      if (isEdit) {
        // Another tab may have changed name and e-mail on the profile (§registration.26).
        if (input.full_name === personal.name) input.full_name = now.user.full_name
        if ((input.email ?? '') === personal.email) input.email = now.user.email ?? undefined
      } else if (isRegistered(now)) return
      if ('cancelled_bill' in input && input.cancelled_bill) {
        const isBill = await session.during(hasFileType(input.cancelled_bill, BILL_TYPES))
        if (!isBill) throw new NotSent('bill')
      }
      const reply = await session.during(create(input))
      onSent?.()
      draft.drop()
      // What was typed since the press stays as a draft of the edit, which follows.
      if (!isEdit) dropStepDrafts({ except: draftOf(type) })
      session.store({
        businessId: reply.business_id,
        business_type: type,
        isBusiness: true,
        hasProfile: true,
        ...profileFlagsOf(reply),
        // The business has a name and an address now (§session.7).
        business_profile_verified: true,
        user_name: input.full_name,
        ...(input.email && { user_email: input.email }),
      })
      // The next page must show the new profile.
      await queryClient.invalidateQueries({ queryKey: ['profile'] })
      showMessage(
        isEdit
          ? t({
              message: 'The details of your business are saved.',
              comment: 'Short message after a business was changed.',
            })
          : t({ message: 'Welcome! Your business is registered.', comment: 'Short message after the registration.' }),
      )
      proceed()
    }),
    fieldErrors,
  })
  /** Opens the page after the registration (§registration.25), or after an edit. */
  const proceed = () => {
    const after = isEdit ? paths.profile() : type === 'farmer' ? paths.subscription() : paths.home()
    void onward(next ?? after, { replace: true })
  }
  const hasFile = fields.some(([, { kind }]) => kind === 'file')
  const draft = useStepDrafts(type, form, { isEdit, hasFile })
  function cancelEdit() {
    draft.startAfresh()
    proceed()
  }
  const cancel = <Trans comment="Button: leaves the registration. max 16">Cancel</Trans>
  const typeName = t(businessTypeNames[type])
  const missing = isEdit && business ? missingDetails(business) : []

  const title = isEdit
    ? t({ message: `Edit details: ${typeName}`, comment: 'Title of an edit. {typeName}: Farmer, Company …' })
    : t({ message: `Business details: ${typeName}`, comment: 'Title of step 2. {typeName}: Farmer, Company …' })

  return (
    <StepLayout
      step={isEdit ? undefined : 2}
      title={title}
      sub={
        isEdit ? (
          <Trans comment="Under the title of the page on which a registered business is changed.">
            Your business is registered. Change what is no longer right; everything else stays as it is.
          </Trans>
        ) : (
          <Trans comment="Under the title of step 2.">These details tell others who they are trading with.</Trans>
        )
      }
      hasForm
    >
      {missing.length > 0 && (
        <p className={`${panel.panel} ${panel.text}`}>
          <MissingDetails missing={missing} />
        </p>
      )}
      {!isEdit && <NeededToPost type={type} />}
      <PageForm
        form={form}
        failure={<StepFailure error={form.formFailure} subject={isEdit ? 'edit' : type} />}
        draft={draft}
        hasFile={hasFile}
        className={styles.form}
      >
        <PersonalPart form={form} initial={personal} isEdit={isEdit} />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <Trans comment="Heading of a group of fields of the registration.">Your business</Trans>
          </legend>
          <div className={styles.fields}>
            {fields.map(([name, field]) => (
              <DeclaredField key={name} name={name} field={field} form={form} isEdit={isEdit} />
            ))}
          </div>
        </fieldset>
        <div className={styles.actions}>
          <div className={styles.ways}>
            {type === 'fpo' && !isEdit && <BackButton otherwise={paths.home()} />}
            {isEdit ? (
              <Button tone="quiet" onPress={cancelEdit}>
                {cancel}
              </Button>
            ) : (
              <Link to={next ?? paths.enquiries()} tone="quiet">
                {cancel}
              </Link>
            )}
          </div>
          <Button
            type="submit"
            tone="main"
            className={styles.submit}
            isPending={form.isPending}
            pendingLabel={
              isEdit ? (
                <Trans comment="Button of the registration, while it sends. max 20">Saving...</Trans>
              ) : (
                <Trans comment="Button of the registration, while it sends. max 20">Registering...</Trans>
              )
            }
          >
            {isEdit ? (
              <Trans comment="Button: saves the details of a business that is registered already. max 20">Save</Trans>
            ) : (
              <Trans comment="Button: completes the registration. max 20">Register</Trans>
            )}
          </Button>
        </div>
      </PageForm>
    </StepLayout>
  )
}

/** Details and personal fields have a draft each; "Start afresh" concerns the details. An edit has one draft. */
function useStepDrafts(
  type: BusinessType,
  form: { values: ProfileValues; reset: (values: ProfileValues) => void },
  { isEdit, hasFile }: { isEdit: boolean; hasFile: boolean },
) {
  const entries = Object.entries<FieldValue>(form.values)
  const personal = Object.fromEntries(entries.filter(([name]) => name in noPersonal))
  const details = Object.fromEntries(entries.filter(([name]) => !(name in noPersonal)))
  const blank = { ...noPersonal, business_type: type }
  useDraft(
    PERSONAL_DRAFT,
    // The form started with this draft's values. An edit doesn't change it.
    { values: isEdit ? blank : { ...personal, business_type: type }, reset: () => undefined },
    { shared: { blank, isQuiet: true, ignores: 'current_location' } },
  )
  return useDraft(
    draftOf(type),
    {
      values: isEdit ? (form.values as Record<string, FieldValue>) : details,
      reset: (values) => form.reset({ ...form.values, ...values }),
    },
    // The notice says that a file has to be chosen again.
    { shared: { isQuiet: !isEdit && !hasFile } },
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UserProfile } from '../../api/profile.ts'
import { businessTypeNames } from '../../domain/business/business-types.ts'
import { DraftNotice } from '../../domain/drafts/DraftNotice.tsx'
import { draftOf, PERSONAL_DRAFT } from '../../domain/drafts/drafts.ts'
import { useDraft } from '../../domain/drafts/useDraft.ts'
import { FormTitle } from '../../ui/form/FormTitle.tsx'
import { MissingDetails } from '../../domain/business/MissingDetails.tsx'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { missingDetails } from '../../domain/business/profile-completeness.ts'
import type { BusinessType } from '../../session/storage.ts'
import * as panel from '../../ui/feedback/panel.css.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { DeclaredField } from './DeclaredField.tsx'
import * as styles from './form.css.ts'
import { FormProblems } from './FormProblems.tsx'
import { firstOf, noPersonal, PERSONAL_NAMES, personalOfProfile } from './personal.ts'
import { PersonalPart } from './PersonalPart.tsx'
import type { FieldValue } from './field.ts'
import { fieldsOf, initialValues, keptName, profileSchema, type ProfileValues } from './profile-form.ts'
import { fieldErrors } from './registration-error.ts'
import { StepActions } from './StepActions.tsx'
import { StepLayout } from './StepLayout.tsx'
import { readStepDraft, stepCheck } from './step-drafts.ts'
import { useCompletion } from './useCompletion.ts'
import { useNext } from './useNext.ts'

/**
 * Step 2, the one form of all nine business types (§registration.15). Who it is was said in step 1;
 * what is missing of it is asked for here, prefilled from the profile. A finished business is edited with it, filled with
 * what is stored (§registration.26).
 * @param props.isFinished asks once more, when a registration is sent
 */
export function BusinessStep(props: {
  type: BusinessType
  profile: UserProfile
  isEdit?: boolean
  isFinished: () => Promise<boolean>
  onSent?: () => void
}) {
  const { type, profile, isEdit = false, isFinished, onSent } = props
  const { t } = useLingui()
  const next = useNext()
  const complete = useCompletion(type, { isEdit, next, isFinished, onSent })
  const business = profile.business?.business_type === type ? profile.business : undefined
  const [fields] = useState(() => fieldsOf(type))
  const [schema] = useState(() =>
    profileSchema(
      type,
      isEdit && business ? { company_name: keptName(type, business, profile.user.full_name) } : undefined,
    ),
  )
  const [personal] = useState(() =>
    firstOf(isEdit ? {} : (readStepDraft(PERSONAL_DRAFT)?.values ?? {}), personalOfProfile(profile)),
  )
  const [initial] = useState(() => initialValues(type, personal, business))
  const form = useForm({
    schema,
    initial,
    onSubmit: async (input) => {
      // What was typed goes over into the form of the finished business, which takes the place of this one.
      draft.keep()
      await complete(input)
    },
    fieldErrors,
  })
  const draft = useStepDrafts(type, form, isEdit)
  const typeName = t(businessTypeNames[type])
  const missing = isEdit && business ? missingDetails(business) : []

  const heading = isEdit
    ? t({
        message: `Edit details: ${typeName}`,
        comment: 'Title of the page on which a registered business is changed. {typeName}: Farmer, Company …',
      })
    : t({
        message: `Business details: ${typeName}`,
        comment: 'Title of step 2 of the registration. {typeName}: Farmer, Company …',
      })
  const title = usePageTitle(heading)

  return (
    <StepLayout
      step={isEdit ? undefined : 2}
      heading={heading}
      lead={
        isEdit ? (
          <Trans comment="Under the title of the page on which a registered business is changed.">
            Your business is registered. Change what is no longer right; everything else stays as it is.
          </Trans>
        ) : (
          <Trans comment="Under the title of step 2 of the registration.">
            These details tell others who they are trading with.
          </Trans>
        )
      }
      hasForm
    >
      {missing.length > 0 && (
        <p className={`${panel.panel} ${panel.text}`}>
          <MissingDetails missing={missing} />
        </p>
      )}
      <form noValidate className={styles.form} onSubmit={form.submit}>
        <FormTitle title={title} form={form} />
        <FormProblems form={form} of={isEdit ? 'edit' : type} />
        <DraftNotice draft={draft} hasFile={fields.some(([, { kind }]) => kind === 'file')} />
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
        <StepActions
          {...{ type, isEdit }}
          isPending={form.isPending}
          onCancel={isEdit ? draft.startAfresh : undefined}
        />
      </form>
    </StepLayout>
  )
}

/**
 * Step 2 has two drafts: the details of the business under the key of its type, and the personal fields under theirs, where step 1
 * finds them too. "Start afresh" is about the details. The edit of a finished business has one draft.
 */
function useStepDrafts(
  type: BusinessType,
  form: { values: ProfileValues; reset: (values: ProfileValues) => void },
  isEdit: boolean,
) {
  const { personal, details } = split(form.values)
  const blank = { ...noPersonal, business_type: type }
  useDraft(
    PERSONAL_DRAFT,
    stepCheck,
    // The form begins with it, and the edit changes nothing of it.
    { values: isEdit ? blank : { ...personal, business_type: type }, reset: () => undefined },
    { shared: { blank, isQuiet: true, ignores: 'current_location' } },
  )
  return useDraft(
    draftOf(type),
    stepCheck,
    {
      values: isEdit ? (form.values as Record<string, FieldValue>) : details,
      reset: (values) => form.reset({ ...form.values, ...values }),
    },
    { shared: { isQuiet: !isEdit } },
  )
}

function split(values: ProfileValues): Record<'personal' | 'details', Record<string, FieldValue>> {
  const isPersonal = ([name]: [string, unknown]) => (PERSONAL_NAMES as string[]).includes(name)
  const entries = Object.entries(values)
  return {
    personal: Object.fromEntries(entries.filter(isPersonal)),
    details: Object.fromEntries(entries.filter((entry) => !isPersonal(entry))),
  }
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '../../ui/Link.tsx'
import type { UserProfile } from '../../api/profile.ts'
import { businessTypeNames } from '../../domain/business-types.ts'
import { DraftNotice } from '../../domain/DraftNotice.tsx'
import { paths } from '../../domain/paths.ts'
import { draftOf, profileFlag, readStored, type BusinessType } from '../../session/storage.ts'
import { Button } from '../../ui/Button.tsx'
import { button } from '../../ui/button.css.ts'
import { back } from '../../ui/drawings.ts'
import { goToField } from '../../ui/ErrorSummary.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useForm } from '../../ui/useForm.ts'
import { declarations } from './declarations.ts'
import { DeclaredField } from './DeclaredField.tsx'
import * as styles from './form.css.ts'
import { FormProblems } from './FormProblems.tsx'
import { refusedFields } from './registration-error.ts'
import { firstOf, isPersonalComplete, PERSONAL_NAMES, personalOfProfile } from './personal.ts'
import { PersonalFields } from './PersonalFields.tsx'
import { PersonalSummary } from './PersonalSummary.tsx'
import { fieldsOf, initialValues, profileSchema } from './profile-form.ts'
import { StepPage } from './StepPage.tsx'
import { PERSONAL_KEY, readTyped } from './typed.ts'
import { useCompletion } from './use-completion.ts'
import { useTypedProfile } from './use-typed-profile.ts'

/**
 * Step 2, the one form of all nine business types (specification part 2, sections 2 to 5). Who it is was said in step 1;
 * what is missing of it is asked for here, prefilled from the profile.
 */
export function BusinessStep({ type, profile }: { type: BusinessType; profile: UserProfile | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isFirstPage = useLocation().key === 'default'
  const [isSaved] = useState(() => readStored(profileFlag(type)) === true)
  const complete = useCompletion(type, { isSaved })
  const [fields] = useState(() => fieldsOf(type))
  const [schema] = useState(() => profileSchema(type))
  const [personal] = useState(() =>
    firstOf(readTyped(PERSONAL_KEY)?.values ?? {}, profile ? personalOfProfile(profile) : {}),
  )
  const [blank] = useState(() => {
    const business = profile?.business
    return initialValues(type, personal, business?.business_type === type ? business : {})
  })
  const [found] = useState(() => readTyped(draftOf(type)))
  const [initial] = useState(() => ({ ...blank, ...found?.values }))
  const form = useForm({ schema, initial, onSubmit: complete, refused: refusedFields })
  const draft = useTypedProfile(type, form, { found, blank })

  const [isPersonalOpen, setPersonalOpen] = useState(!isPersonalComplete(personal))
  if (!isPersonalOpen && PERSONAL_NAMES.some((name) => form.errors[name])) setPersonalOpen(true)
  const typeName = t(businessTypeNames[type])

  return (
    <StepPage
      step={2}
      heading={t({
        message: `Business details: ${typeName}`,
        comment: 'Title of step 2 of the registration. {typeName}: Farmer, Company …',
      })}
      lead={
        <Trans comment="Under the title of step 2 of the registration.">
          With these details others know who they trade with.
        </Trans>
      }
      hasErrors={form.summary.length > 0}
    >
      <form noValidate className={styles.form} onSubmit={form.submit}>
        <FormProblems form={form} type={type} />
        <DraftNotice draft={draft} hasFile={fields.some(([, { kind }]) => kind === 'file')} />
        {isPersonalOpen ? (
          <PersonalFields form={form} />
        ) : (
          <PersonalSummary
            personal={form.values}
            onChange={() => {
              flushSync(() => setPersonalOpen(true))
              goToField(form.field('pincode').id)
            }}
          />
        )}
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            <Trans comment="Heading of a group of fields of the registration.">Your business</Trans>
          </legend>
          <div className={styles.fields}>
            {fields.map(([name, field]) => (
              <DeclaredField key={name} name={name} field={field} form={form} />
            ))}
          </div>
        </fieldset>
        <div className={styles.actions}>
          <div className={styles.ways}>
            {declarations[type].hasBack && (
              <Button onPress={() => void (isFirstPage ? navigate(paths.home()) : navigate(-1))}>
                <Icon drawing={back} />
                <Trans comment="Button: back to the previous page. max 16">Back</Trans>
              </Button>
            )}
            <Link to={paths.enquiries()} className={button({ tone: 'quiet' })}>
              <Trans comment="Button: leaves the registration. max 16">Cancel</Trans>
            </Link>
          </div>
          <Button
            type="submit"
            tone="main"
            className={styles.submit}
            isPending={form.isPending}
            pendingLabel={
              isSaved ? (
                <Trans comment="Button of the registration, while what was filled in is on its way. max 20">
                  Saving...
                </Trans>
              ) : (
                <Trans comment="Button of the registration, while it is under way. max 20">Registering...</Trans>
              )
            }
          >
            {isSaved ? (
              <Trans comment="Button: saves the details of a business that is registered already. max 20">Save</Trans>
            ) : (
              <Trans comment="Button: completes the registration. max 20">Register</Trans>
            )}
          </Button>
        </div>
      </form>
    </StepPage>
  )
}

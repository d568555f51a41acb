import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import { NavigationType, useLocation } from 'react-router'
import * as v from 'valibot'
import { PROFILE_SCOPE, type UserProfile } from '../../api/account.ts'
import { createBusiness } from '../../api/registration.ts'
import { isRegistered } from '../../domain/business/profile-completeness.tsx'
import { businessTypeNames } from '../../domain/business/business-types.ts'
import { PageForm } from '../../domain/forms/PageForm.tsx'
import {
  draftOf,
  type DraftValues,
  dropStepDrafts,
  PERSONAL_DRAFT,
  readStepDraft,
  saveDraft,
} from '../../domain/forms/drafts.ts'
import { notifyIfLeft } from '../../domain/forms/notify-if-left.ts'
import { useDraft } from '../../domain/forms/useDraft.ts'
import { spacedMobile } from '../../domain/formats.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { useOnward } from '../../domain/navigation/useOnward.ts'
import { ShownPage } from '../../domain/navigation/usePageTitle.ts'
import { isPosition, MapLink } from '../../domain/places/MapLink.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession, readSession } from '../../session/session.ts'
import { BUSINESS_TYPES, readStored, type BusinessType } from '../../session/storage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { usePromiseListener } from '../../ui/hooks/events.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { phone } from '../../ui/layout/icons.ts'
import { PersonalFields } from './PersonalFields.tsx'
import { StepFailure, StepLayout, useReturnTo } from './StepLayout.tsx'
import * as styles from './form.css.ts'
import { deviceLocation, isRequired, labels, noPersonal, personalSchema, toCreateBusiness } from './personal.ts'
import { fieldErrors, NotSent } from './registration-error.ts'

/** @param props.instead replaces the form, as while the profile loads that may have a finished business */
export function PersonalStep({ instead, ...props }: { profileNow: () => Promise<UserProfile>; instead?: ReactNode }) {
  const { t } = useLingui()
  return (
    <StepLayout
      step={1}
      title={t({ message: 'Register your business', comment: 'Title of the registration page.' })}
      sub={
        <Trans comment="Under the title of the registration.">
          Tell us about you. On the next page you complete the details of your business.
        </Trans>
      }
      hasForm={!instead}
    >
      {instead ?? <PersonalStepForm {...props} />}
    </StepLayout>
  )
}

const schema = v.intersect([
  v.object({ business_type: v.pipe(v.string(), v.picklist(BUSINESS_TYPES, isRequired(labels.business_type))) }),
  personalSchema,
])

/** Key of the history entry where the registration began. A form that starts there again, as after an error, keeps its drafts. */
let begunIn: string | undefined

/** A link begins anew (§registration.9); a reload, crash, Back or sign-in doesn't. `entry`: the location's key. */
export function startRegistration(byLink: boolean, entry: string): void {
  const isAgain = entry === begunIn
  begunIn = entry
  if (byLink && !isAgain && !readStepDraft(PERSONAL_DRAFT)?.awaitsSignIn) dropStepDrafts()
}

/** Fields that have other names in an FPO's form. */
const FPO_NAMES = [
  ['organization_name', 'company_name'],
  ['organization_pan', 'company_pan'],
  ['organization_gst', 'gst_number'],
] as const

/** Copies what was typed for all types, the newest last, into the draft of `type`. Its form ignores others’ fields. */
function carryOver(type: BusinessType): void {
  const drafts = BUSINESS_TYPES.flatMap((each) => readStepDraft(draftOf(each)) ?? [])
  if (drafts.length === 0) return
  const typed: DraftValues = {}
  for (const { values } of drafts.sort((one, other) => Number(one.savedAt) - Number(other.savedAt))) {
    Object.assign(typed, values)
    for (const [name, common] of FPO_NAMES) {
      const value = values[name] ?? values[common]
      if (value !== undefined) typed[name] = typed[common] = value
    }
  }
  saveDraft(draftOf(type), typed, { open: false })
}

function PersonalStepForm({ profileNow }: { profileNow: () => Promise<UserProfile> }) {
  const { t } = useLingui()
  const locale = useLocale()
  const onward = useOnward()
  const next = useReturnTo()
  const { by } = useContext(ShownPage)
  const { key } = useLocation()
  const queryClient = useQueryClient()
  useState(() => startRegistration(by === NavigationType.Push, key))
  const [initial] = useState(() => ({
    business_type: '',
    ...noPersonal,
    name: readStored('user_name') ?? '',
    email: readStored('user_email') ?? '',
  }))
  const { mutateAsync: create } = useMutation({
    scope: PROFILE_SCOPE,
    mutationFn: (input: Parameters<typeof createBusiness>[0]) => createBusiness(input, locale),
  })
  const form = useForm({
    schema,
    initial,
    onSubmit: notifyIfLeft(async ({ business_type, ...personal }) => {
      if (!readSession().token) throw new NotSent('token')
      const session = openSession()
      const now = await session.during(profileNow())
      if (isRegistered(now)) return // the stored business replaces this form
      const mobile = readStored('mobile') ?? now.user.mobile
      if (!mobile) throw new NotSent('mobile')
      const input = toCreateBusiness(personal, business_type, mobile)
      const { business_id } = await session.during(create(input))
      if (business_type !== readStored('business_type')) carryOver(business_type)
      // The business doesn't count before step 2 (§registration.7).
      session.store({ businessId: business_id, business_type, isBusiness: false, hasProfile: false })
      void queryClient.invalidateQueries({ queryKey: ['profile'] })
      void onward(paths.register(next, { step: 2, business_type }))
    }),
    fieldErrors,
  })
  const draft = useDraft(PERSONAL_DRAFT, form, {
    shared: { isQuiet: true, ignores: 'current_location' },
  })

  usePromiseListener(deviceLocation, (current_location) => form.change({ current_location }))

  return (
    <PageForm form={form} failure={<StepFailure error={form.formFailure} />} draft={draft} className={styles.form}>
      <div className={styles.group}>
        <SelectField
          {...form.field('business_type')}
          label={t(labels.business_type)}
          options={BUSINESS_TYPES.map((type) => ({ id: type, name: t(businessTypeNames[type]) }))}
          isRequired
        />
      </div>
      <PersonalFields form={form} />
      <Facts location={form.values.current_location} />
      <div className={styles.actions}>
        <Button
          type="submit"
          tone="main"
          className={styles.submit}
          isPending={form.isPending}
          pendingLabel={<Trans comment="Button of the registration, while it sends. max 20">Saving...</Trans>}
        >
          <Trans context="registration" comment="Button: saves step 1 and leads to step 2. max 20">
            Next
          </Trans>
        </Button>
      </div>
    </PageForm>
  )
}

/** Facts that are sent without being typed. */
function Facts({ location }: { location: string }) {
  const mobile = readStored('mobile')
  const number = mobile && spacedMobile(mobile)
  return (
    <div className={styles.facts}>
      {number && (
        <p className={styles.fact}>
          <Icon icon={phone} />
          <span>
            <Trans comment="Under the fields of the registration: whom it is for. {number}: 98765 00001.">
              Mobile number: <bdi>+91 {number}</bdi>
            </Trans>
          </span>
        </p>
      )}
      <p className={styles.fact}>
        <Icon name="place" />
        <span>
          {isPosition(location) ? (
            <Trans comment="Under the fields of the registration. <place>: a link “See on the map”.">
              Location from your device: <MapLink _t="place" position={location} />
            </Trans>
          ) : (
            <Trans comment="Under the registration, if the position is unknown.">Location unavailable</Trans>
          )}
        </span>
      </p>
    </div>
  )
}

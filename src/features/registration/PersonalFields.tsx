import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../../domain/navigation/paths.ts'
import { usePlaceNames } from '../../domain/places/place-names.ts'
import { ForeignText, Names } from '../../domain/texts/ForeignText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { goToField } from '../../ui/form/ErrorSummary.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { edit } from '../../ui/layout/icons.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { Optional } from './StepLayout.tsx'
import * as styles from './form.css.ts'
import { isPersonalComplete, type Personal, PERSONAL_MAX_LENGTH, PERSONAL_NAMES } from './personal.ts'

/** The part of a form (src/ui/form/useForm.ts) that these fields use, in step 1 or step 2. */
export type PersonalForm = {
  values: Personal
  change: (patch: Partial<Personal>) => void
  field: <const Name extends keyof Personal>(
    name: Name,
  ) => { id: string; name: Name; value: string; onChange: (value: string) => void; error: string | undefined }
}

/** The person and their place, in the order of §registration.4. */
export function PersonalFields({
  form,
  storedAddress,
  asksWho = true,
}: {
  form: PersonalForm
  storedAddress?: string | undefined
  /** Whether name and e-mail are among the fields. */
  asksWho?: boolean
}) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {asksWho ? (
          <Trans comment="Heading of a group of fields of the registration: name, e-mail and address.">
            You and your address
          </Trans>
        ) : (
          <Trans comment="Heading of a group of fields of the registration.">Where you are</Trans>
        )}
      </legend>
      <div className={styles.fields}>
        <PlaceFields
          form={form}
          storedAddress={storedAddress}
          name={
            asksWho && (
              <TextField
                {...form.field('name')}
                label={t({ message: 'Full name', comment: 'Label of a field of the registration.' })}
                autoComplete="name"
                autoCapitalize="words"
                maxLength={PERSONAL_MAX_LENGTH.name}
                isRequired
              />
            )
          }
          email={
            asksWho && (
              <TextField
                {...form.field('email')}
                label={<Optional>{t({ message: 'Email', comment: 'Label of a field of the registration.' })}</Optional>}
                type="email"
                autoComplete="email"
                autoCapitalize="off"
                maxLength={PERSONAL_MAX_LENGTH.email}
              />
            )
          }
          address={
            <div className={styles.fullWidth}>
              <TextField
                {...form.field('address')}
                label={t({ message: 'Detailed address', comment: 'Label of a field of the registration.' })}
                description={t({
                  message: 'House, street, village',
                  comment: 'Hint at the field for the detailed address.',
                })}
                autoComplete="street-address"
                maxLength={PERSONAL_MAX_LENGTH.address}
                isRequired
                multiline
              />
            </div>
          }
        />
      </div>
    </fieldset>
  )
}

/**
 * The personal fields in step 2, collapsed if complete. In an edit, name and e-mail are changed on the profile, which
 * can also remove the e-mail address. Here they appear only if the name is missing or one has an error.
 */
export function PersonalPart({
  form,
  initial,
  isEdit,
}: {
  form: PersonalForm & { errors: { [Name in keyof Personal]?: string } }
  initial: Personal
  isEdit: boolean
}) {
  const [isOpen, setOpen] = useState(!isPersonalComplete(initial))
  const [asksWho, setAsksWho] = useState(!isEdit || initial.name === '')
  if (!isOpen && PERSONAL_NAMES.some((name) => form.errors[name])) setOpen(true)
  if (!asksWho && (form.errors.name || form.errors.email)) setAsksWho(true)
  if (!isOpen)
    return (
      <PersonalSummary
        personal={form.values}
        onChange={() => {
          flushSync(() => setOpen(true))
          goToField(form.field('pincode').id)
        }}
      />
    )
  return (
    <>
      <PersonalFields form={form} storedAddress={isEdit ? initial.address : undefined} asksWho={asksWho} />
      {!asksWho && (
        <p>
          <Link to={paths.profile({ mode: 'edit' })} className={button({ tone: 'quiet' })}>
            <Trans comment="Link from the details of a registered business to the profile. max 44">
              Change name or email on your profile
            </Trans>
          </Link>
        </p>
      )}
    </>
  )
}

/** Summary of step 1's data, so that nothing is asked twice (WCAG 3.3.7). */
export function PersonalSummary({ personal, onChange }: { personal: Personal; onChange: () => void }) {
  const { name, email, address, area, pincode } = personal
  const places = usePlaceNames()(personal)
  return (
    <section className={`${styles.group} ${styles.summary}`}>
      <div>
        <h2 className={styles.summaryName}>
          <ForeignText text={name} />
        </h2>
        <p>
          <Names texts={[...new Set([address, area, ...places])]} /> {pincode}
        </p>
        {email && <p>{email}</p>}
      </div>
      <Button onPress={onChange}>
        <Icon icon={edit} />
        <Trans comment="Button beside name and address in step 2 of the registration: opens them for editing. max 16">
          Change
        </Trans>
      </Button>
    </section>
  )
}

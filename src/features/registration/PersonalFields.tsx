import { Trans, useLingui } from '@lingui/react/macro'
import { TextField } from '../../ui/fields/TextField.tsx'
import * as styles from './form.css.ts'
import { Optional } from './Optional.tsx'
import { PERSONAL_MAX_LENGTH, type Personal } from './personal.ts'
import { PlaceFields } from './PlaceFields.tsx'

/** As much of a form (src/ui/form/useForm.ts) as these fields need: step 1's, or any of step 2's. */
export type PersonalForm = {
  values: Personal
  change: (patch: Partial<Personal>) => void
  field: <const Name extends keyof Personal>(
    name: Name,
  ) => { id: string; name: Name; value: string; onChange: (value: string) => void; error: string | undefined }
}

/** Who registers, and where (§registration.4). */
export function PersonalFields({ form }: { form: PersonalForm }) {
  return (
    <>
      <WhereFields form={form} />
      <WhoFields form={form} />
    </>
  )
}

export function WhereFields({ form, storedAddress }: { form: PersonalForm; storedAddress?: string | undefined }) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans comment="Heading of a group of fields of the registration.">Where you are</Trans>
      </legend>
      <div className={styles.fields}>
        <PlaceFields form={form} storedAddress={storedAddress} />
        <div className={styles.whole}>
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
      </div>
    </fieldset>
  )
}

export function WhoFields({ form }: { form: PersonalForm }) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans comment="Heading of a group of fields of the registration.">Who you are</Trans>
      </legend>
      <div className={styles.fields}>
        <TextField
          {...form.field('name')}
          label={t({ message: 'Full name', comment: 'Label of a field of the registration.' })}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={PERSONAL_MAX_LENGTH.name}
          isRequired
        />
        <TextField
          {...form.field('email')}
          label={<Optional>{t({ message: 'Email', comment: 'Label of a field of the registration.' })}</Optional>}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          maxLength={PERSONAL_MAX_LENGTH.email}
        />
      </div>
    </fieldset>
  )
}

import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../../domain/navigation/paths.ts'
import { usePlaceNames } from '../../domain/places/place-names.ts'
import { ForeignText, Names } from '../../domain/texts/ForeignText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { goToField } from '../../ui/form/ErrorSummary.tsx'
import { edit } from '../../ui/layout/icons.ts'
import { PersonalFields, type PersonalForm } from './PersonalFields.tsx'
import * as styles from './form.css.ts'
import { isPersonalComplete, type Personal, PERSONAL_NAMES } from './personal.ts'

/** In step 2, closed if complete. An edit asks for name and e-mail only if the name is missing or one is wrong. */
export function PersonalPart(props: {
  form: PersonalForm & { errors: { [Name in keyof Personal]?: string } }
  initial: Personal
  isEdit: boolean
}) {
  const { form, initial, isEdit } = props
  const [isOpen, setOpen] = useState(!isPersonalComplete(initial))
  const [asksNameAndEmail, setAsksNameAndEmail] = useState(!isEdit || initial.name === '')
  if (!isOpen && PERSONAL_NAMES.some((name) => form.errors[name])) setOpen(true)
  if (!asksNameAndEmail && (form.errors.name || form.errors.email)) setAsksNameAndEmail(true)
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
      <PersonalFields
        form={form}
        storedAddress={isEdit ? initial.address : undefined}
        asksNameAndEmail={asksNameAndEmail}
      />
      {!asksNameAndEmail && (
        <p>
          <Link to={paths.profile({ mode: 'edit' })} tone="quiet">
            <Trans comment="Link from the business to the profile. max 44">Change name or email on your profile</Trans>
          </Link>
        </p>
      )}
    </>
  )
}

/** The personal details as text, so that nothing is asked twice (WCAG 3.3.7). */
export function PersonalSummary({ personal, onChange }: { personal: Personal; onChange: () => void }) {
  const { name, email, address, area, pincode } = personal
  const places = usePlaceNames()(personal)
  return (
    <section className={`${styles.group} ${styles.summary}`}>
      <div>
        <h2>
          <ForeignText text={name} />
        </h2>
        <p>
          <Names texts={[...new Set([address, area, ...places])]} /> {pincode}
        </p>
        {email && <p>{email}</p>}
      </div>
      <Button onPress={onChange} icon={edit}>
        <Trans comment="Button beside name and address in step 2: opens them for editing. max 16">Change</Trans>
      </Button>
    </section>
  )
}

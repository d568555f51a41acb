import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../../domain/navigation/paths.ts'
import { button } from '../../ui/controls/button.css.ts'
import { goToField } from '../../ui/form/ErrorSummary.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { isPersonalComplete, PERSONAL_NAMES, type Personal } from './personal.ts'
import { WhereFields, WhoFields, type PersonalForm } from './PersonalFields.tsx'
import { PersonalSummary } from './PersonalSummary.tsx'

/**
 * Who it is and where, in step 2: folded up when all is known. Who has a finished business changes name and e-mail address
 * on the profile, which can also take the address away; they are asked for here only when something is wrong with them.
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
      <WhereFields form={form} storedAddress={isEdit ? initial.address : undefined} />
      {asksWho ? (
        <WhoFields form={form} />
      ) : (
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

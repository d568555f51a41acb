import { useMemo } from 'react'
import { draftOf, PERSONAL_DRAFT } from '../../session/kept-drafts.ts'
import type { BusinessType } from '../../session/storage.ts'
import { noPersonal, PERSONAL_NAMES } from './personal.ts'
import type { ProfileValues } from './profile-form.ts'
import { readStepDraft, type StepDraft } from './step-draft.ts'
import { useStepDraft } from './useStepDraft.ts'

/**
 * Step 2's two drafts: the details of the business under the key of its type, and the personal fields under theirs, where
 * step 1 finds them too. Starting afresh is about the details; files can't be kept. Who edits a finished business has one
 * draft. Only what was changed is kept, so that no empty field of an older draft takes the place of what is stored.
 */
export function useProfileDraft(
  type: BusinessType,
  form: { values: ProfileValues; reset: (values: ProfileValues) => void },
  { found, blank, isEdit }: { found: StepDraft | undefined; blank: ProfileValues; isEdit: boolean },
) {
  const { values, reset } = form
  const parts = useMemo(() => split(values), [values])
  const blankParts = useMemo(() => split(blank), [blank])
  const foundPersonal = useMemo(() => readStepDraft(PERSONAL_DRAFT), [])
  useStepDraft(
    isEdit ? undefined : PERSONAL_DRAFT,
    { values: useMemo(() => ({ ...parts.personal, business_type: type }), [parts, type]), reset: () => undefined },
    {
      found: foundPersonal,
      blank: useMemo(() => ({ ...noPersonal, business_type: type }), [type]),
      isWhole: true,
    },
  )
  return useStepDraft(
    draftOf(type),
    {
      values: isEdit ? values : parts.details,
      reset: (details) => reset({ ...values, ...details }),
    },
    { found, blank: isEdit ? blank : blankParts.details, isEdit },
  )
}

function split(values: ProfileValues) {
  const isPersonal = ([name]: [string, unknown]) => (PERSONAL_NAMES as string[]).includes(name)
  const entries = Object.entries(values)
  return {
    personal: Object.fromEntries(entries.filter(isPersonal)),
    details: Object.fromEntries(entries.filter((entry) => !isPersonal(entry))),
  }
}

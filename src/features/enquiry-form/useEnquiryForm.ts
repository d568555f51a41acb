import { i18n } from '@lingui/core'
import { ApiError } from '../../api/errors.ts'
import { PhotoRefused, photoRefusal } from '../../domain/files.ts'
import { useDraft } from '../../domain/forms/useDraft.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { draftCheck, enquirySchema, type EnquiryOutput, type EnquiryValues } from './enquiry-schema.ts'

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>['form']

/**
 * The enquiry form with its draft. The draft excludes the photo, because files can't be stored.
 * @param options.name name of the draft
 * @param options.onSubmit sends the form; on success the draft is dropped
 */
export function useEnquiryForm(options: {
  name: string
  initial: EnquiryValues
  fixedToSell: boolean
  onSubmit: (output: EnquiryOutput) => Promise<unknown>
}) {
  const form = useForm({
    schema: enquirySchema,
    initial: options.initial,
    onSubmit: async (output) => {
      await options.onSubmit(output)
      draft.drop()
    },
    fieldErrors,
  })
  const draft = useDraft(options.name, draftCheck, form)
  // Also overrides an old draft from before the person's business type changed.
  if (options.fixedToSell && form.values.type !== 'sell') form.change({ type: 'sell' })
  return { form, draft }
}

/** Field errors from the photo check or from the server. */
function fieldErrors(failure: unknown): Record<string, readonly string[]> | undefined {
  if (failure instanceof PhotoRefused) return { photo: [i18n._(photoRefusal(failure.problem))] }
  return failure instanceof ApiError ? failure.refusal.errors : undefined
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { say, sayOf } from '../../ui/form/useForm.ts'
import { isPincode } from '../formats.ts'

/** A longer text stays in the field, which has no `maxLength`: the browser would cut it in silence (§forms.18). */
export const textUpTo = (most: number, label: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(
      most,
      sayOf(label, (field) =>
        msg({
          message: `${field}: enter at most ${most} characters`,
          comment: 'Error at a field. {field}: its label. {most}: a number.',
        }),
      ),
    ),
  )

export const requiredText = (most: number, label: MessageDescriptor, message: MessageDescriptor) =>
  v.pipe(textUpTo(most, label), v.nonEmpty(say(message)))

/** An e-mail address has at most 254 characters (RFC 5321). */
const address = v.pipe(v.string(), v.email(), v.maxLength(254))

export const optionalEmail = (message: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || v.is(address, text), say(message)),
  )

/** See §forms.9. */
export const pincodeCheck = v.check<string, () => string>(
  isPincode,
  say(
    msg({
      message: 'Enter a pincode of 6 digits that does not begin with 0',
      comment: 'Error at a field for a pincode.',
    }),
  ),
)

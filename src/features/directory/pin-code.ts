import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { isPincode, PINCODE_LENGTH, runOfDigits } from '../../domain/forms/typed-number.ts'
import { say } from '../../ui/form/useForm.ts'

/** A PIN code as people type it, with Devanagari digits, spaces and words around it: 'Nashik ४२२ ००१' → '422001'. */
export const pinCode = v.pipe(
  v.string(),
  v.transform((text) => runOfDigits(text, PINCODE_LENGTH) ?? text),
  v.check(
    isPincode,
    say(
      msg({
        message: 'Enter a PIN code of 6 digits, for example 422001.',
        comment: 'Under the field for a PIN code in the directory, when what was typed is none.',
      }),
    ),
  ),
)

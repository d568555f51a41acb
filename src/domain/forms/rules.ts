import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { say } from '../../ui/form/useForm.ts'

export const requiredText = (message: MessageDescriptor) => v.pipe(v.string(), v.trim(), v.nonEmpty(say(message)))

/** For a field that the app fills in too: its `maxLength` limits only what is typed or pasted (§forms.18). */
export const textUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(
      most,
      say(msg({ message: `Enter at most ${most} characters`, comment: 'Error at a field. {most}: a number.' })),
    ),
  )

/** Maximum length of an e-mail address (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254
const address = v.pipe(v.string(), v.email(), v.maxLength(EMAIL_MAX_LENGTH))

export const optionalEmail = (message: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || v.is(address, text), say(message)),
  )

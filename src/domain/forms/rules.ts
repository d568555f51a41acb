import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import { say } from '../../ui/form/useForm.ts'

export const requiredText = (message: MessageDescriptor) => v.pipe(v.string(), v.trim(), v.nonEmpty(say(message)))

/** Maximum length of an e-mail address (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254
const address = v.pipe(v.string(), v.email(), v.maxLength(EMAIL_MAX_LENGTH))

export const optionalEmail = (message: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || v.is(address, text), say(message)),
  )

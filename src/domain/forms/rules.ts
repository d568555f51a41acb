import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import { say } from '../../ui/form/useForm.ts'

export const requiredText = (message: MessageDescriptor) => v.pipe(v.string(), v.trim(), v.nonEmpty(say(message)))

const address = v.pipe(v.string(), v.email(), v.maxLength(254))

/** An e-mail address of at most 254 characters (RFC 5321), or nothing. */
export const optionalEmail = (message: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || v.is(address, text), say(message)),
  )

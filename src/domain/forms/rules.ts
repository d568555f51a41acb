import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import { say } from '../../ui/form/useForm.ts'

/** A text that must not be empty. Spaces around it are removed. */
export const requiredText = (message: MessageDescriptor) => v.pipe(v.string(), v.trim(), v.nonEmpty(say(message)))

const address = v.pipe(v.string(), v.email(), v.maxLength(254))

/** An e-mail address, or nothing. 254 characters is the longest address that e-mail allows (RFC 5321). */
export const optionalEmail = (message: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || v.is(address, text), say(message)),
  )

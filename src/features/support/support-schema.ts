import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { say } from '../../ui/form/useForm.ts'

/** A mail program takes an address of some thousand characters; a letter of Devanagari takes nine. */
export const MAX_TEXT = 800
export const MAX_NAME = 80

/** All three are needed (§support.2). */
export const supportSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(say(msg({ message: 'Please enter your name', comment: 'Error in the form of the help page.' }))),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(say(msg({ message: 'Please enter your email', comment: 'Error in the form of the help page.' }))),
    v.email(say(msg({ message: 'Please enter a valid email', comment: 'Error in the form of the help page.' }))),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(say(msg({ message: 'Please enter your message', comment: 'Error in the form of the help page.' }))),
  ),
})

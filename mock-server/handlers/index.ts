import type { Handlers } from '../operation.ts'
import { catalogue } from './catalogue.ts'
import { directory } from './directory.ts'
import { enquiries } from './enquiries.ts'
import { mandi } from './mandi.ts'
import { payment } from './payment.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { signIn } from './sign-in.ts'

/** A handler for every operation of the document: a missing one does not compile, nor does one that the document lacks. */
export const handlers = {
  ...catalogue,
  ...enquiries,
  ...directory,
  ...mandi,
  ...signIn,
  ...registration,
  ...profile,
  ...payment,
} satisfies Handlers

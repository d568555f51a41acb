import type { Handlers } from '../operation.ts'
import { catalogue } from './catalogue.ts'
import { directory } from './directory.ts'
import { enquiries } from './enquiries.ts'
import { mandi } from './mandi.ts'
import { payment } from './payment.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { signIn } from './sign-in.ts'

/** One handler for each operation of the document. A missing handler or one without an operation does not compile. */
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

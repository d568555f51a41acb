import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, refusalOf } from '../../api/errors.ts'
import { commonError } from '../../domain/failures.ts'
import { businessTypeNames } from '../../domain/business/business-types.ts'
import { toLocale } from '../../i18n/locales.ts'
import type { BusinessType } from '../../session/storage.ts'

/** Nothing was sent. `bill`: it is no PDF or picture, or can't be read any more. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
  readonly why: keyof typeof signIn | 'bill'
  constructor(why: NotSent['why']) {
    super(why)
    this.why = why
  }
}

export function fieldErrors(failure: unknown): Record<string, readonly string[]> {
  if (failure instanceof NotSent && failure.why === 'bill') return { cancelled_bill: [i18n._(noBill)] }
  // Step 2 sends two personal fields under other names.
  const { full_name: name, pin_code: pincode, ...errors } = refusalOf(failure).errors ?? {}
  return { ...errors, ...(name && { name }), ...(pincode && { pincode }) }
}

/** Why a registration failed (§registration.28). `of`: undefined for step 1, `edit` for a finished business. */
export function registrationFailure(error: unknown, of?: BusinessType | 'edit') {
  if (error instanceof NotSent && error.why !== 'bill') return { text: signIn[error.why], needsSignIn: true }
  const { failed, refused } = textsOf(of)
  if (!(error instanceof ApiError)) return { text: failed }
  const common = commonError(error)
  if (common) return { text: failed, advice: common }
  if (error.kind !== 'http') return { text: failed, advice: advice[error.kind] }
  const serverMessage = error.refusal.message || error.refusal.error
  return serverMessage ? { serverMessage } : { text: refused ?? failed }
}

/** The texts name the type as within a sentence: 'farmer', 'FPO', 'किसान'; `failed` begins with it. */
function textsOf(of?: BusinessType | 'edit'): { failed: MessageDescriptor; refused?: MessageDescriptor } {
  if (!of || of === 'edit') return { failed: of ? texts.edit : texts.any }
  const type = of === 'fpo' ? 'FPO' : i18n._(businessTypeNames[of]).toLocaleLowerCase(toLocale(i18n.locale))
  const failed = (type: string) =>
    msg({
      message: `${type} registration failed. Please try again.`,
      comment: 'When the registration failed. {type}: Farmer, FPO, Company …',
    })
  return {
    failed: failed(type.slice(0, 1).toUpperCase() + type.slice(1)),
    refused: msg({
      message: `Failed to create ${type} profile`,
      comment: 'When the registration was refused. {type}: farmer, FPO, company …',
    }),
  }
}

const signIn = {
  token: msg({
    message: 'Authentication token not found. Please login again.',
    comment: 'Error of the registration, when nobody is signed in. A button to log in follows.',
  }),
  mobile: msg({
    message: 'Mobile is required. Please log in again.',
    comment: 'Error of the registration, when the mobile number is not known. A button to log in follows.',
  }),
}

const texts = {
  edit: msg({
    message: 'Your changes could not be saved. Please try again.',
    comment: 'When a business could not be changed.',
  }),
  any: msg({ message: 'Registration failed. Please try again.', comment: 'When the registration failed.' }),
}

const advice = {
  offline: msg({
    message: 'There was no connection. What you filled in stays here.',
    comment: 'Under a failure of the registration.',
  }),
  network: msg({
    message: 'The server could not be reached. What you filled in stays here.',
    comment: 'Under a failure of the registration.',
  }),
  timeout: msg({
    message: 'The connection is too slow at the moment. What you filled in stays here.',
    comment: 'Under a failure of the registration.',
  }),
  'bad-reply': undefined,
}

const noBill = msg({
  message: 'This file can’t be used: it is not a PDF, JPEG or PNG, or no longer where it was. Choose another one.',
  comment: 'Error in the registration: the chosen file is something else than its name says, or was moved or deleted.',
})

import { msg } from '@lingui/core/macro'
import { ApiError } from '../../api/errors.ts'
import { commonError, sendError, type FailureWords } from '../../domain/failures.ts'

/** The code was wrong, too old or used before. */
export class WrongOtp extends Error {
  override readonly name = 'WrongOtp'
}

/** What to say when an OTP could not be sent (§sign-in.15). */
export const sendFailure = (error: unknown) => sendError(error, { refused: texts.send, unexpected: texts.sendAgain })

export const resendFailure = (error: unknown) =>
  sendError(error, { refused: texts.resend, unexpected: texts.resendAgain })

/** What to say when a code could not be checked. For a wrong code, the boxes say it. */
export function verifyFailure(error: unknown): FailureWords {
  const common = commonError(error)
  if (common) return { text: common }
  // After too many attempts, only the server knows how long to wait.
  return { text: texts.verifyAgain, serverMessage: isRefusal(error) ? error.refusal.message : undefined }
}

/** Whether the server refused the request, which then had no effect. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'http' && error.status >= 400 && error.status < 500

const texts = {
  send: msg({ message: 'Failed to send OTP', comment: 'At the sign-in: the server did not send a code.' }),
  sendAgain: msg({
    message: 'Failed to send OTP. Please try again.',
    comment: 'At the sign-in: the server could not be reached, or its answer could not be read.',
  }),
  resend: msg({ message: 'Failed to resend OTP', comment: 'At the sign-in: the server did not send another code.' }),
  resendAgain: msg({
    message: 'Failed to resend OTP. Please try again.',
    comment: 'At the sign-in: the server could not be reached, or its answer could not be read.',
  }),
  verifyAgain: msg({
    message: 'Failed to verify OTP. Please try again.',
    comment: 'At the sign-in: the code could not be checked. The server’s own words may follow.',
  }),
}

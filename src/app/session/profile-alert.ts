import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { showMessage } from '../../ui/toast/messages.ts'

const incomplete = msg({
  message: 'The details of your business are not complete yet. You can complete them from your profile.',
  comment: 'Short message, once after the sign-in, to who has done only step 1 of the registration.',
})

/** Says once after a sign-in that step 2 of the registration is missing (`has_shown_profile_alert`, §sign-in.14). */
export function alertOnce(): void {
  if (readStored('hasProfile') !== false || !readStored('business_type') || readStored('has_shown_profile_alert'))
    return
  openSession().store({ has_shown_profile_alert: true })
  showMessage(i18n._(incomplete))
}

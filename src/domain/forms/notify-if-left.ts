import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { openSession, readSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { showMessage } from '../../ui/toast/messages.ts'

const notSent = msg({
  message: 'The form that you left may not have been sent. Please check it, and try again.',
  comment: 'Short message on another page: a form was refused, or not answered, after its page was left.',
})
const loggedOut = msg({
  message: 'You were logged out before an answer came. Log in and check what has arrived before you send it again.',
  comment:
    'Short message on the sign-in: the person logged out, perhaps in another tab, after sending a form or a photo and before the answer.',
})

/** Makes an `onSubmit` that tells a person who has left the form's page that it failed, or `done` (§forms.17). */
export const notifyIfLeft =
  <Input extends unknown[]>(send: (...input: Input) => Promise<unknown>, done?: MessageDescriptor) =>
  async (...input: Input) => {
    const { isOver } = openSession()
    const person = readStored('userId')
    const at = location.href
    function notify(text?: MessageDescriptor) {
      // An expired session has its own message and keeps the draft; another person must not learn of this one's form.
      const isOwn = (readStored('userId') ?? person) === person
      if (!isOver() && text && location.href !== at) showMessage(i18n._(text))
      if (isOver() && isOwn && !readSession().expired) showMessage(i18n._(loggedOut), { for: 20_000 })
    }
    try {
      await send(...input)
    } catch (error) {
      notify(notSent)
      throw error
    }
    notify(done)
  }

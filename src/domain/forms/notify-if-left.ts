import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { openSession } from '../../session/session.ts'
import { showMessage } from '../../ui/toast/messages.ts'

const notSent = msg({
  message: 'The form that you left may not have been sent. Please check it, and try again.',
  comment: 'Short message on another page: a form was refused, or not answered, after its page was left.',
})

/** Makes an `onSubmit` that tells a person who has left the form's page that it failed, or `done` (§forms.17). */
export const notifyIfLeft =
  <Input extends unknown[]>(send: (...input: Input) => Promise<unknown>, done?: MessageDescriptor) =>
  async (...input: Input) => {
    const { isOver } = openSession()
    const at = location.href
    const isLeft = () => location.href !== at && !isOver()
    try {
      await send(...input)
    } catch (error) {
      if (isLeft()) showMessage(i18n._(notSent))
      throw error
    }
    if (done && isLeft()) showMessage(i18n._(done))
  }

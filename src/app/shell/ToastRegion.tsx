import { useLingui } from '@lingui/react/macro'
import { watchSession } from '../../session/session.ts'
import { column } from '../../ui/theme/global.css.ts'
import { MessageLog, Messages } from '../../ui/toast/Messages.tsx'
import { clearMessages, useMessages } from '../../ui/toast/messages.ts'

// Messages to one person are not for the next. An expired session keeps them, as the same person has to log in again.
watchSession((now, before) => {
  if (now.token !== before.token && !now.expired) clearMessages()
})

/** Short messages as they appear, and the list of this visit's messages at the foot of the page. */
export default function ToastRegion() {
  const { t } = useLingui()
  const isAny = useMessages().length > 0
  return (
    <>
      <Messages />
      {isAny && (
        <section
          className={column}
          aria-label={t({
            message: 'Messages from this visit',
            comment: 'Screen reader: name of the place at the foot of the page with the button “Recent messages”.',
          })}
        >
          <MessageLog />
        </section>
      )}
    </>
  )
}

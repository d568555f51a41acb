import { useLingui } from '@lingui/react/macro'
import { column } from '../ui/global.css.ts'
import { MessageLog } from '../ui/MessageLog.tsx'
import { Messages } from '../ui/Messages.tsx'
import { useMessages } from '../ui/messages.ts'

/** Short messages as they come, and at the foot of the page those of this visit. */
export default function MessageCorner() {
  const { t } = useLingui()
  const isAny = useMessages().length > 0
  return (
    <>
      <Messages />
      {isAny && (
        <section
          className={column}
          aria-label={t({
            message: 'Recent messages',
            comment: 'Button: shows the short messages of this visit again.',
          })}
        >
          <MessageLog />
        </section>
      )}
    </>
  )
}

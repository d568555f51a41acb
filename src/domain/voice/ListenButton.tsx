import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { speaker, stop } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import type { ListenProps } from './Listen.tsx'
import { sentencesOf } from './readable.ts'
import { isReading, read, stopReading, voiceOf, watchReading, watchVoices } from './reader.ts'
import { drawing, withWord } from './speak.css.ts'

/**
 * Button that reads aloud. Reading stops on a second press, when the content changes, or when the page or session ends.
 */
export default function ListenButton({ content, about }: ListenProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const hasVoice = useSyncExternalStore(watchVoices, () => voiceOf(locale) !== undefined)
  const [me] = useState({})
  const isOn = useSyncExternalStore(watchReading, () => isReading(me))
  const sentences = sentencesOf(i18n, locale, content)
  const text = sentences.join('\n')
  useEffect(
    () => () => {
      if (isReading(me)) stopReading()
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another text ends what is being read
    [me, text],
  )
  if (!hasVoice) return null
  const name = isOn
    ? t({ message: 'Stop reading', comment: 'Button while something is read aloud. max 20' })
    : t({ message: 'Listen', comment: 'Button: an enquiry or a price is read aloud. max 14' })
  return (
    <Button
      tone="quiet"
      className={about ? drawing : withWord}
      label={about ? name : undefined}
      describedBy={about}
      onPress={() => (isOn ? stopReading() : read(me, locale, sentences))}
    >
      <Icon icon={isOn ? stop : speaker} />
      {!about && name}
    </Button>
  )
}

/* oxlint-disable lingui/no-unlocalized-strings -- development only */
import { useState } from 'react'
import SpeakButton from '../../domain/voice/SpeakButton.tsx'
import { Speak } from '../../domain/voice/Speak.tsx'
import { SpeakPanel, type Shown } from '../../domain/voice/SpeakPanel.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { Block } from './Block.tsx'
import * as styles from './gallery.css.ts'
import { samples } from './samples.ts'

const nothing = () => undefined

/** The microphone with its message at each stage. */
export function VoiceBlocks() {
  const text = samples[useLocale()]
  const [words, setWords] = useState('')
  const offers = text.crops.slice(0, 2).map(({ name }) => ({ text: name, take: () => setWords(name) }))
  const stages: Shown[] = [
    { stage: 'starting' },
    { stage: 'listening', soFar: text.place },
    { stage: 'understanding' },
    { stage: 'heard', text: offers[0]!.text, offers },
    { stage: 'heard', text: text.long, offers: [] },
    { stage: 'failed', why: 'denied' },
    { stage: 'failed', why: 'network' },
  ]
  return (
    <Block
      title="Microphone: in a field (where the browser hears), alone; each stage of what it says"
      by="Native buttons with our pending state, and a status: no library has a microphone."
    >
      <div className={styles.grid}>
        <TextField
          label={text.label}
          value={words}
          onChange={setWords}
          renderControl={(control) => (
            <Speak what="crop" onText={setWords}>
              {control}
            </Speak>
          )}
        />
        <div>
          <SpeakButton what="place" position="alone" onText={setWords} />
        </div>
      </div>
      <div className={styles.grid}>
        {stages.map((shown) => (
          <SpeakPanel
            key={JSON.stringify(shown)}
            shown={shown}
            what="quantity"
            onTake={({ take }) => take()}
            onAgain={nothing}
            onType={nothing}
          />
        ))}
      </div>
    </Block>
  )
}

import { Suspense, useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { StoppableTimer } from '../../ui/feedback/StoppableTimer.tsx'
import { DrawerButton } from '../../ui/overlay/late-overlays.tsx'
import { AlertDialog, Dialog } from '../../ui/overlay/Overlay.tsx'
import { deadlineIn, useCountdown, type Deadline } from '../../ui/hooks/useCountdown.ts'
import { MessageLog } from '../../ui/toast/Messages.tsx'
import { showMessage } from '../../ui/toast/messages.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Block, useSamples } from './samples.tsx'
import * as styles from './gallery.css.ts'
import SpeakButton from '../../domain/voice/SpeakButton.tsx'
import { Speak } from '../../domain/voice/Speak.tsx'
import { SpeakPanel, type Shown } from '../../domain/voice/SpeakPanel.tsx'

/* oxlint-disable lingui/no-unlocalized-strings -- development only */

const kinds = ['Dialog', 'AlertDialog', 'StoppableTimer'] as const

export function OverlayBlocks() {
  const text = useSamples()
  const [open, setOpen] = useState<(typeof kinds)[number]>()
  const [words, setWords] = useState('')
  const [deadline, setDeadline] = useState<Deadline | null>(null)
  const left = useCountdown(deadline)
  const close = () => setOpen(undefined)
  return (
    <>
      <Block
        title="Dialog, alert dialog, drawer, timer that can be stopped"
        by="React Aria’s Modal and Dialog: focus in, kept and given back, the page behind hidden from a reader, also on phones. The button of a drawer is native: its code comes with the first touch."
      >
        <div className={styles.row}>
          {kinds.map((kind) => (
            <Button key={kind} onPress={() => setOpen(kind)}>
              {kind}
            </Button>
          ))}
          <DrawerButton title={text.label} renderContent={() => <p>{text.sentence}</p>}>
            Drawer, on a narrow screen
          </DrawerButton>
        </div>
        {open === 'Dialog' && (
          <Dialog isOpen onOpenChange={close} title={text.long} actions={<Button tone="main">{text.action}</Button>}>
            <p>{text.sentence}</p>
            <TextField label={text.label} value={words} onChange={setWords} />
          </Dialog>
        )}
        {open === 'AlertDialog' && (
          <AlertDialog
            isOpen
            onOpenChange={close}
            title={text.label}
            actions={
              <>
                <Button onPress={close} takesFocus>
                  {text.label}
                </Button>
                <Button tone="danger" onPress={close}>
                  {text.action}
                </Button>
              </>
            }
          >
            <p>{text.sentence}</p>
          </AlertDialog>
        )}
        {open === 'StoppableTimer' && (
          <Suspense>
            <StoppableTimer title={text.action} seconds={30} onGo={close} onStay={close}>
              {text.sentence}
            </StoppableTimer>
          </Suspense>
        )}
      </Block>
      <Block
        title="Messages and countdown"
        by="React Aria’s toasts: announced once, F6 there and back, standing still under pointer and focus. The log is its Disclosure."
      >
        <div className={styles.row}>
          <Button onPress={() => showMessage(text.sentence)}>showMessage</Button>
          <Button onPress={() => setDeadline(deadlineIn(120_000))}>Countdown {left}</Button>
        </div>
        <MessageLog />
      </Block>
    </>
  )
}

const nothing = () => undefined

/** The microphone with its message at each stage. */
export function VoiceBlocks() {
  const text = useSamples()
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

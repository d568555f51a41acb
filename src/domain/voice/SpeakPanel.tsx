import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button.tsx'
import type { ListenState, SpeechProblem } from './recogniser.ts'
import type { Offer, SpeakProps } from './late-buttons.tsx'
import * as styles from './speak.css.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { note, row, strong } from '../../ui/theme/global.css.ts'

export type Shown =
  | Extract<ListenState, { stage: 'starting' | 'listening' }>
  | { stage: 'understanding' }
  | { stage: 'heard'; text: string; offers: readonly Offer[] }
  | { stage: 'failed'; why: SpeechProblem | 'notLoaded' }

/** The panel announces each stage once, but not what is heard so far. */
export function SpeakPanel(props: {
  shown: Shown
  what: SpeakProps['what']
  onTake: (offer: Offer) => void
  onAgain: () => void
  onType: () => void
}) {
  const { shown, what, onTake, onAgain, onType } = props
  const { t } = useLingui()
  const isOver = shown.stage === 'heard' || shown.stage === 'failed'
  return (
    <div className={styles.panel}>
      <p role="status" className={strong}>
        <StageText shown={shown} what={what} />
      </p>
      {shown.stage === 'listening' && (
        <p aria-hidden className={styles.soFar}>
          {shown.soFar}
        </p>
      )}
      {!isOver && <p>{t(speakExamples[what])}</p>}
      {isOver && (
        <div className={row.s}>
          {shown.stage === 'heard' &&
            shown.offers.map((offer, index) => {
              const { text } = offer
              return (
                <Button key={text} tone={index === 0 ? 'main' : 'outline'} onPress={() => onTake(offer)}>
                  <Trans comment="Button: takes what was heard into the field. {text}: what was heard, “onion” or “350 kg”.">
                    Use “{text}”
                  </Trans>
                </Button>
              )
            })}
          <Button tone="outline" onPress={onAgain}>
            {shown.stage === 'heard' ? (
              <Trans comment="Button under what was heard: listens once more. max 20">Say it again</Trans>
            ) : (
              <Trans comment="Button: do the same thing once more.">Try again</Trans>
            )}
          </Button>
          <Button tone="quiet" onPress={onType}>
            <Trans comment="Button: takes nothing of what was heard; the field stays as it was. max 20">
              Type instead
            </Trans>
          </Button>
        </div>
      )}
      <p className={note}>
        <Trans comment="Under the microphone: who hears what is said.">
          Your browser turns your speech into text. Chrome and some others send the sound to their maker for that. We
          get only the text that you take.
        </Trans>
      </p>
    </div>
  )
}

function StageText({ shown, what }: { shown: Shown; what: SpeakProps['what'] }) {
  const { t } = useLingui()
  if (shown.stage === 'starting')
    return (
      <Trans comment="The browser may be asking whether the page may use the microphone.">
        Starting. Allow the microphone if your browser asks.
      </Trans>
    )
  if (shown.stage === 'listening') return <Trans comment="The microphone is on.">Listening. Please speak.</Trans>
  if (shown.stage === 'understanding') return <Trans comment="What was heard is being looked up.">One moment…</Trans>
  if (shown.stage === 'failed') return t(problems[shown.why])
  const { text } = shown
  if (shown.offers.length > 0) return <Trans comment="{text}: what the microphone heard.">Heard: “{text}”</Trans>
  if (what === 'quantity')
    return (
      <Trans comment="What was heard is no quantity, or may be more than one. {text}: what was heard.">
        “{text}” could not be understood as a quantity. Say a number and kilograms, quintals or tons.
      </Trans>
    )
  return (
    <Trans comment="What was heard is no crop of the list. {text}: what was heard.">
      “{text}” is not on our list. Say another name for it, or choose from the list.
    </Trans>
  )
}

type Texts = Record<SpeakProps['what'], MessageDescriptor>

export const speakNames: Texts = {
  crop: msg({ message: 'Say the crop', comment: 'Button with a microphone, in a field for a crop. max 24' }),
  search: msg({
    message: 'Say what you are looking for',
    comment: 'Button with a microphone, in a search field. max 36',
  }),
  place: msg({ message: 'Say the place', comment: 'Button with a microphone, in a field for a place. max 24' }),
  quantity: msg({
    message: 'Say how much',
    comment: 'Button with a microphone, in a field for a quantity. max 24',
  }),
}

const speakExamples: Texts = {
  crop: msg({ message: 'Say for example “onion”.', comment: 'While the microphone is on, in a field for a crop.' }),
  search: msg({
    message: 'Say for example “onion” or “Nashik”.',
    comment: 'While the microphone is on, in a search field: a crop or a place.',
  }),
  place: msg({
    message: 'Say for example “Lasalgaon, Nashik”.',
    comment: 'While the microphone is on, in a field for a place: village or town, and district.',
  }),
  quantity: msg({
    message: 'Say for example “two and a half quintals”.',
    comment: 'While the microphone is on, in a field for a quantity; use the language’s own word for 2½.',
  }),
}

/** What went wrong, and what to do (§voice.8). */
const problems: Record<SpeechProblem | 'notLoaded', MessageDescriptor> = {
  denied: msg({
    message:
      'The microphone is not allowed for this site. Allow it in the settings of your browser, beside the address, and try again. Or type.',
    comment: 'The browser or the person refused the microphone.',
  }),
  silence: msg({
    message: 'Nothing was heard. Speak close to the device, and try again. Or type.',
    comment: 'The microphone was on, and no speech was understood.',
  }),
  network: msg({
    message: 'Your browser needs the internet to understand speech, and cannot reach it now. Try again later, or type.',
    comment: 'Speech could not be turned into text without a connection.',
  }),
  noMicrophone: msg({
    message: 'No microphone was found. You can type instead.',
    comment: 'The device has no microphone, or another program uses it.',
  }),
  unavailable: msg({
    message: 'Your browser cannot turn speech into text at the moment. You can type instead.',
    comment: 'The browser’s speech recognition does not work.',
  }),
  language: msg({
    message: 'Your browser does not understand speech in this language. You can type instead.',
    comment: 'The browser’s speech recognition does not know the page’s language.',
  }),
  stopped: msg({
    message: 'Listening was stopped. Nothing has changed.',
    comment: 'The page went out of sight, or another program took the microphone.',
  }),
  notLoaded: msg({
    message: 'What was heard could not be looked up. Check your internet connection and try again. Or type.',
    comment: 'The list in which a spoken crop is looked up could not be downloaded.',
  }),
}

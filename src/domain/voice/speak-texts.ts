import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Trouble } from './recogniser.ts'
import type { SpeakProps } from './Speak.tsx'

type Texts = Record<SpeakProps['what'], MessageDescriptor>

/** Labels of the buttons. */
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

/** Examples of what to say. */
export const speakExamples: Texts = {
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

/** Why there is no result, and what else to do (§voice.8). */
export const troubles: Record<Trouble | 'notLoaded', MessageDescriptor> = {
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

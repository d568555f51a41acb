// A test controls these stand-ins for the browser's speech (Web Speech API). Pages get their source text too
// (e2e/voice.ts), so each function may use only what is inside it.

/** Installs a recogniser in the window; `window.heard` controls the newest one. */
export function standInRecogniser(): void {
  type Listener = (event: Event) => void
  const played: { lang: string; calls: string[] }[] = []
  let current: { send: (type: string, detail?: object) => void } | undefined

  class Recogniser {
    lang = ''
    interimResults = false
    maxAlternatives = 1
    readonly calls: string[] = []
    private readonly target = new EventTarget()
    constructor() {
      played.push(this)
      current = { send: (type, detail = {}) => this.target.dispatchEvent(Object.assign(new Event(type), detail)) }
    }
    addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions) {
      this.target.addEventListener(type, listener, options)
    }
    start() {
      this.calls.push('start')
    }
    stop() {
      this.calls.push('stop')
    }
    abort() {
      this.calls.push('abort')
    }
  }
  const result = (texts: string[], isFinal: boolean) =>
    Object.assign(
      texts.map((transcript) => ({ transcript, confidence: 0.9 })),
      { isFinal },
    )
  Object.assign(window, {
    SpeechRecognition: Recogniser,
    heard: {
      all: played,
      start: () => current!.send('start'),
      soFar: (text: string) => current!.send('result', { results: [result([text], false)] }),
      final: (...texts: string[]) => current!.send('result', { results: [result(texts, true)] }),
      error: (error: string) => current!.send('error', { error }),
      end: () => current!.send('end'),
    },
  })
}

/** Installs voices in the window; `window.spoken` has the text being read. */
export function standInVoices(...langs: string[]): void {
  const target = new EventTarget()
  const spoken = { reading: [] as string[], langs: [] as string[], end: () => {} }
  class Utterance extends EventTarget {
    voice: unknown = null
    lang = ''
    readonly text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  let last: Utterance | undefined
  spoken.end = () => {
    spoken.reading = []
    last?.dispatchEvent(new Event('end'))
  }
  const synthesis = {
    getVoices: () => langs.map((lang) => ({ lang, name: lang })),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    arrive: (...more: string[]) => {
      langs.push(...more)
      target.dispatchEvent(new Event('voiceschanged'))
    },
    speak: (utterance: Utterance) => {
      last = utterance
      spoken.reading.push(utterance.text)
      spoken.langs.push(utterance.lang)
    },
    cancel: () => void (spoken.reading = []),
  }
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken })
}

/** The properties that the stand-ins add to the window. */
export type Heard = {
  all: { lang: string; calls: string[] }[]
  start: () => void
  soFar: (text: string) => void
  final: (...texts: string[]) => void
  error: (error: string) => void
  end: () => void
}
export type Spoken = { reading: string[]; langs: string[]; end: () => void }

import { cdp } from 'vitest/browser'

type Session = { send: (method: string, params: object) => Promise<unknown> }
const send: Session['send'] = (method, params) => (cdp() as unknown as Session).send(method, params)

/** Moves the pointer off the page. Where the last test left it, it would hold a message or mark an option. */
export const takePointerAway = () => send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 })

/** Types like an input method (Gboard, Devanagari): the text grows character by character, and is then committed. */
export async function composeText(text: string, { commits = true } = {}) {
  const characters = Array.from(text)
  for (let count = 1; count <= characters.length; count++) {
    const composed = characters.slice(0, count).join('')
    await send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    })
  }
  if (commits) await send('Input.insertText', { text })
}

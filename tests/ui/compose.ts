import { cdp } from 'vitest/browser'

type Session = { send: (method: string, params: object) => Promise<unknown> }

/** Types like an input method (Gboard, Devanagari): the text grows character by character, and is then committed. */
export async function composeText(text: string, { commits = true } = {}) {
  const session = cdp() as unknown as Session
  const characters = Array.from(text)
  for (let count = 1; count <= characters.length; count++) {
    const composed = characters.slice(0, count).join('')
    await session.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    })
  }
  if (commits) await session.send('Input.insertText', { text })
}

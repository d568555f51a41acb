import { virtual } from '@guidepup/virtual-screen-reader'

/** Everything that a screen reader says of the page, from top to end. */
export async function readAll(): Promise<string[]> {
  await virtual.start({ container: document.body })
  for (let step = 0; step < 200 && (await virtual.lastSpokenPhrase()) !== 'end of document'; step++)
    await virtual.next()
  return virtual.spokenPhraseLog()
}

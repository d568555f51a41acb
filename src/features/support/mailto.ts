/** Line breaks and other control characters: in a subject they could begin a header of their own. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g

/** Half an emoji, which `encodeURIComponent` throws at, becomes �. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/**
 * An address that opens the mail program with a message in it: a subject of one line and a body, and nothing else, whatever
 * was typed (§support.3).
 */
export function mailto({ to, subject, body }: { to: string; subject: string; body: string }): string {
  const oneLine = subject.replace(CONTROL, ' ').trim()
  const lines = body.replace(/\r\n|\r|\n|\u2028|\u2029|\u0085/g, '\r\n')
  return `mailto:${to}?subject=${encoded(oneLine)}&body=${encoded(lines)}`
}

/** How files begin. Their names and declared types may say anything (notes/reliability.md, uploads). */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- bytes, not a text
const BEGINNINGS = { jpeg: '\xff\xd8\xff', png: '\x89PNG', gif: 'GIF8', pdf: '%PDF-' } as const

/** A PDF may have other bytes before it (ISO 32000, annex H). */
const LOOKED_AT = 1024

/** Whether a file is of one of the types, as far as its first bytes tell; one that can't be read any more is of none. */
export async function beginsLike(file: Blob, types: readonly (keyof typeof BEGINNINGS)[]): Promise<boolean> {
  const read = file.slice(0, LOOKED_AT).arrayBuffer()
  const start = String.fromCharCode(...new Uint8Array(await read.catch(() => new ArrayBuffer())))
  return types.some((type) => (type === 'pdf' ? start.includes(BEGINNINGS.pdf) : start.startsWith(BEGINNINGS[type])))
}

/** First bytes by file type. A file's name and declared type are not reliable (§forms.13). */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- bytes, not a text
const BEGINNINGS = { jpeg: '\xff\xd8\xff', png: '\x89PNG', gif: 'GIF8', pdf: '%PDF-' } as const

/** Bytes to read: a PDF may have other bytes before its header (ISO 32000, annex H). */
const LOOKED_AT = 1024

/**
 * Whether a file is of one of the types, judged by its first bytes. Undefined when it can't be read because it was
 * moved, deleted or changed after it was chosen.
 */
export async function hasFileType(
  file: Blob,
  types: readonly (keyof typeof BEGINNINGS)[],
): Promise<boolean | undefined> {
  const bytes = await file
    .slice(0, LOOKED_AT)
    .arrayBuffer()
    .catch(() => undefined)
  if (!bytes) return undefined
  const start = String.fromCharCode(...new Uint8Array(bytes))
  return types.some((type) => (type === 'pdf' ? start.includes(BEGINNINGS.pdf) : start.startsWith(BEGINNINGS[type])))
}

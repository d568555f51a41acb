/** Accepted photo types (§forms.12). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Maximum file size: 5 MB (§forms.12). */
export const MAX_BYTES = 5 * 1024 * 1024

/** Types by file extension, because some Android file pickers give a file without a type. */
const TYPE_OF_ENDING: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

export type FileProblem = 'type' | 'size' | 'empty'

export function fileProblem(
  file: { name: string; type: string; size: number },
  accept: readonly string[],
): FileProblem | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const type = file.type || TYPE_OF_ENDING[ending] || ''
  if (!accept.includes(type)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > MAX_BYTES) return 'size'
  return undefined
}

/** Megabytes to one decimal (5242880 → 5), at least 0.1 for a file that isn't empty. */
export const megabytes = (bytes: number): number =>
  bytes === 0 ? 0 : Math.max(0.1, Math.round((bytes / 1024 / 1024) * 10) / 10)

/** First bytes by file type. A file's name and declared type are not reliable (§forms.13). */
const BEGINNINGS: Record<string, string> = {
  'image/jpeg': '\xff\xd8\xff',
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- bytes, not a text
  'image/png': '\x89PNG',
  'image/webp': 'RIFF',
  'image/gif': 'GIF8',
  'application/pdf': '%PDF-',
}

/** Part of a file searched for its type (bytes): a PDF may have others before its header (ISO 32000, annex H). */
const LOOKED_AT = 1024

/** Whether the first bytes fit one of the types; undefined when the chosen file was moved, deleted or changed. */
export async function hasFileType(file: Blob, types: readonly string[]): Promise<boolean | undefined> {
  const bytes = await file
    .slice(0, LOOKED_AT)
    .arrayBuffer()
    .catch(() => undefined)
  if (!bytes) return undefined
  const start = String.fromCharCode(...new Uint8Array(bytes))
  return types.some((type) => {
    const at = start.indexOf(BEGINNINGS[type]!)
    return type === 'application/pdf' ? at >= 0 : at === 0
  })
}

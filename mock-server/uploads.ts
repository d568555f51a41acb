/** Accepted kinds of files by their first bytes, because a name or a declared type may be wrong. */
const kinds = {
  pdf: { type: 'application/pdf', extensions: ['pdf'], begins: ['%PDF-'] },
  jpeg: { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], begins: ['\xff\xd8\xff'] },
  png: { type: 'image/png', extensions: ['png'], begins: ['\x89PNG\r\n\x1a\n'] },
  gif: { type: 'image/gif', extensions: ['gif'], begins: ['GIF87a', 'GIF89a'] },
} as const

export type FileKind = keyof typeof kinds

/** 5 MB, inclusive (§forms.12). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

/** A file as stored: its bytes unchanged, its type detected from the content. */
export type Upload = { type: string; name: string; bytes: Uint8Array }

/** Reads an uploaded file, or returns the reason why it is refused. */
export async function readUpload(file: File, accepted: readonly FileKind[]): Promise<Upload | 'type' | 'size'> {
  if (file.size > MAX_UPLOAD_BYTES) return 'size'
  const bytes = await file.bytes()
  const beginning = String.fromCharCode(...bytes.subarray(0, 8))
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  const kind = accepted
    .map((name) => kinds[name])
    .find(
      ({ begins, extensions }) =>
        begins.some((magic) => beginning.startsWith(magic)) && extensions.some((known) => known === extension),
    )
  return kind ? { type: kind.type, name: file.name, bytes } : 'type'
}

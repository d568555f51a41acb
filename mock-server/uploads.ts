import type { Problem } from './failure.ts'
import type { Store } from './store/store.ts'

/** Accepted kinds of files by their first bytes, because a name or a declared type may be wrong. */
const kinds = {
  pdf: { type: 'application/pdf', named: /\.pdf$/i, begins: /^%PDF-/ },
  jpeg: { type: 'image/jpeg', named: /\.jpe?g$/i, begins: /^\xff\xd8\xff/ },
  png: { type: 'image/png', named: /\.png$/i, begins: /^\x89PNG\r\n/ },
  gif: { type: 'image/gif', named: /\.gif$/i, begins: /^GIF8[79]a/ },
  webp: { type: 'image/webp', named: /\.webp$/i, begins: /^RIFF[^]{4}WEBP/ },
} as const

type FileKind = keyof typeof kinds

/** 5 MB, inclusive (§forms.12). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

/** A file as stored: its bytes unchanged, its type detected from the content. */
export type Upload = { type: string; name: string; bytes: Uint8Array }

/** Reads an uploaded file, or returns the reason why it is refused. @param anyName its ending doesn't matter */
export async function readUpload(
  file: File,
  accepted: readonly FileKind[],
  anyName = false,
): Promise<Upload | 'type' | 'size'> {
  if (file.size > MAX_UPLOAD_BYTES) return 'size'
  const bytes = await file.bytes()
  const beginning = String.fromCharCode(...bytes.subarray(0, 12))
  const kind = accepted
    .map((name) => kinds[name])
    .find(({ begins, named }) => begins.test(beginning) && (anyName || named.test(file.name)))
  return kind ? { type: kind.type, name: file.name, bytes } : 'type'
}

const ADDRESS = '/media/photos/'

/** Stores a photo of an enquiry or business unchanged. @returns its link, or the reason why it was refused */
export async function storePhoto(
  store: Store,
  file: File,
): Promise<{ link: string; problem?: undefined } | { link?: undefined; problem: Problem }> {
  const photo = await readUpload(file, ['jpeg', 'png', 'webp'], true)
  if (photo === 'size') return { problem: ['file_size', '5 MB'] }
  if (photo === 'type') return { problem: ['file_type', 'JPEG, PNG, WebP'] }
  return { link: `${ADDRESS}${insertPhoto(store, photo)}` }
}

/** @returns the photo's id */
export const insertPhoto = ({ db }: Store, { type, name, bytes }: Upload) =>
  db.prepare('INSERT INTO photo (type, name, bytes) VALUES (?, ?, ?)').run(type, name, bytes).lastInsertRowid

/** Deletes an uploaded photo that is no longer shown. The seed's drawings stay. */
export function forgetPhoto({ db }: Store, link: string | null): void {
  if (link?.startsWith(ADDRESS)) db.prepare('DELETE FROM photo WHERE id = ?').run(Number(link.slice(ADDRESS.length)))
}

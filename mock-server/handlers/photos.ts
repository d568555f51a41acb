import type { Problem } from '../failure.ts'
import type { User } from '../operation.ts'
import type { Store } from '../store/store.ts'
import { MAX_UPLOAD_BYTES } from '../uploads.ts'

const ADDRESS = '/media/photos/'

/** The link of a stored photo, or the reason why it was refused. */
export type StoredPhoto = { link: string; problem?: undefined } | { link?: undefined; problem: Problem }

/** Stores a JPEG, PNG or WebP of at most 5 MB unchanged (§forms.12). The file's name and type are ignored. */
export async function storePhoto({ db }: Store, file: File, owner: User, now: number): Promise<StoredPhoto> {
  if (file.size > MAX_UPLOAD_BYTES) return { problem: ['file_size', '5 MB'] }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = photoType(bytes)
  if (!type) return { problem: ['file_type', 'JPEG, PNG, WebP'] }
  const { lastInsertRowid } = db
    .prepare('INSERT INTO photo (type, name, bytes, owner, created_at) VALUES (?, ?, ?, ?, ?)')
    .run(type, file.name, bytes, owner.id, new Date(now).toISOString())
  return { link: `${ADDRESS}${lastInsertRowid}` }
}

/** Deletes an uploaded photo that is no longer shown. The seed's drawings stay. */
export function forgetPhoto({ db }: Store, link: string | null): void {
  if (link?.startsWith(ADDRESS)) db.prepare('DELETE FROM photo WHERE id = ?').run(Number(link.slice(ADDRESS.length)))
}

/** Detected by the first bytes: https://en.wikipedia.org/wiki/List_of_file_signatures */
function photoType(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp'
  return undefined
}

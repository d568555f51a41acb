import type { ExtractedCatalogType, MessageType } from '@lingui/conf'
import { WAS } from './po-format.ts'

/** Extra data that Lingui's .po format stores with a message. */
type Extra = { translatorComments?: string[]; flags?: string[] }
export type Messages = Record<string, MessageType<Extra>>

/** What happened to a translation, for the person who ran the extraction. */
export type Change = { kind: 'reused as a draft' | 'restored' | 'moved' | 'no longer used' | 'new'; text: string }

const flags = (message: MessageType<Extra>) => message.extra?.flags ?? []
const isFuzzy = (message: MessageType<Extra>) => flags(message).includes('fuzzy')
const notes = (message: MessageType<Extra>) => message.extra?.translatorComments ?? []
/** The English text for which a translation was made. For a draft it is the “was:” line (`#| msgid` in the file). */
const madeFor = (message: MessageType<Extra>) =>
  (isFuzzy(message)
    ? notes(message)
        .find((note) => note.startsWith(WAS))
        ?.slice(WAS.length)
    : undefined) ??
  message.message ??
  ''

const words = (text: string) => new Set(text.toLowerCase().match(/\{[^}]*\}|[\p{L}\p{N}]+/gu))

/** Similarity of two texts, 0 to 1. The same comment or source file suggests that one is an edit of the other. */
function likeness(old: MessageType<Extra>, now: MessageType<Extra>): number {
  const before = words(madeFor(old))
  const after = words(now.message ?? '')
  const shared = [...after].filter((word) => before.has(word)).length
  const overlap = (2 * shared) / (before.size + after.size || 1)
  const sameComment = Boolean(now.comments?.length && old.comments?.some((line) => now.comments?.includes(line)))
  const sameFile = Boolean(now.origin?.some(([file]) => old.origin?.some(([other]) => other === file)))
  return overlap + (sameComment ? 0.35 : 0) + (sameFile ? 0.1 : 0) + (old.context === now.context ? 0.05 : 0)
}
const ALIKE = 0.7

/**
 * Updates the catalogs of one language after an extraction, by catalog name. A text whose English was edited keeps its
 * translation as a draft (`fuzzy`, with “was: the old English”). If a text only moved to another catalog, or its
 * English was changed back, its translation stays as it is. A text that another catalog has too gets its translation.
 * Unused translations become obsolete entries.
 * @param prune removes unused translations instead
 */
export function carryTranslations(
  before: Record<string, Messages>,
  extracted: Record<string, ExtractedCatalogType>,
  prune = false,
): { after: Record<string, Messages>; changes: Change[] } {
  const after: Record<string, Messages> = {}
  const changes: Change[] = []
  const fresh: MessageType<Extra>[] = []

  // Several catalogs may have a text; it is translated once.
  const inAnother = (id: string) =>
    Object.entries(before)
      .flatMap(([name, messages]) => (extracted[name]?.[id] ? (messages[id] ?? []) : []))
      .find((message) => message.translation && !isFuzzy(message))

  for (const [name, found] of Object.entries(extracted)) {
    const messages: Messages = (after[name] = {})
    for (const [id, message] of Object.entries(found)) {
      const own = before[name]?.[id]
      const old = own?.translation ? own : (inAnother(id) ?? own)
      const translation = old?.translation ?? ''
      messages[id] = { ...message, translation, extra: old?.extra ?? {} }
      if (!translation) fresh.push(messages[id])
      // The “was:” line is no longer needed once someone has removed the fuzzy flag.
      else if (old && !isFuzzy(old))
        messages[id].extra = { ...old.extra, translatorComments: notes(old).filter((note) => !note.startsWith(WAS)) }
    }
  }

  const left = Object.entries(before).flatMap(([name, messages]) =>
    Object.entries(messages)
      .filter(([id, { translation }]) => translation && !extracted[name]?.[id])
      .map(([id, message]) => ({ name, id, message })),
  )
  const pairs = left
    .flatMap((old) => fresh.map((now) => ({ old, now, score: likeness(old.message, now) })))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score)
  const used = new Set<unknown>()
  for (const { old, now } of pairs) {
    if (used.has(old) || used.has(now)) continue
    used.add(old).add(now)
    const { message } = old
    const same = madeFor(message) === now.message && message.context === now.context
    const own = notes(message).filter((note) => !note.startsWith(WAS))
    now.translation = message.translation ?? ''
    now.extra = same
      ? { flags: flags(message).filter((flag) => flag !== 'fuzzy'), translatorComments: own }
      : { flags: ['fuzzy'], translatorComments: [...own, WAS + madeFor(message)] }
    const kind = same ? (isFuzzy(message) ? 'restored' : 'moved') : 'reused as a draft'
    changes.push({ kind, text: now.message ?? '' })
  }
  for (const now of fresh) if (!used.has(now)) changes.push({ kind: 'new', text: now.message ?? '' })

  for (const old of left.filter((candidate) => !used.has(candidate))) {
    changes.push({ kind: 'no longer used', text: old.message.message ?? '' })
    const home = after[old.name] ?? (after[old.name] = {})
    if (!prune && !home[old.id]) home[old.id] = { ...old.message, obsolete: true }
  }
  return { after, changes }
}

const collator = new Intl.Collator('en-US')

/** Sorted by English text, then context, so that an edit moves only its own entry. */
export const inOrder = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).sort(
      ([, a], [, b]) =>
        collator.compare(a.message ?? '', b.message ?? '') || collator.compare(a.context ?? '', b.context ?? ''),
    ),
  )

import type { Locale } from '../../../src/i18n/locales.ts'
import type { BusinessType } from './business-extras.ts'
import type { Commodity } from './catalogue.ts'
import { notesInEnglish, type Kind } from './notes-en.ts'
import { notesInHindi } from './notes-hi.ts'
import { notesInMarathi } from './notes-mr.ts'
import type { Random } from './random.ts'

const stocks = { en: notesInEnglish, hi: notesInHindi, mr: notesInMarathi }

const kindOfCategory: Record<number, Kind> = {
  1: 'grain',
  2: 'pulse',
  3: 'oilseed',
  4: 'vegetable',
  5: 'fruit',
  6: 'spice',
  7: 'plantation',
  8: 'flower',
  9: 'oil',
  10: 'fodder',
}
const kinds: [Kind, number[]][] = [
  ['leafy', [50, 89, 90, 91, 92, 93, 103, 161]],
  ['store', [49, 51, 94, 95, 96, 97, 98, 137, 138]],
  ['fibre', [155]],
  ['jaggery', [158]],
  ['cane', [157]],
  ['milled', [4, 13, 16, 18, 20, 22, 24, 159]],
  ['plantation', [47, 48, 127, 134, 135]],
  ['vegetable', [116, 117, 166]],
  ['ghee', [178]],
  ['grain', [167, 169]],
  ['fish', [179]],
  ['wood', [180, 181]],
]
const kindOf = new Map(kinds.flatMap(([kind, ids]) => ids.map((id) => [id, kind] as const)))

/** Kinds about which only growers describe how they were grown; traders write about terms. */
const homegrown = new Set<Kind>(['vegetable', 'leafy', 'fruit', 'flower', 'cane', 'plantation', 'fish', 'fodder'])

type Author = { lang: Locale; type: BusinessType }

/** Draws sentences like cards from a deck: none repeats before all others were used. */
export function createNotes(random: Random) {
  const decks = new Map<string, string[]>()
  const deal = (name: string, sentences: () => string[]): string => {
    const rest = decks.get(name) ?? []
    const deck = rest.length ? rest : random.some(sentences(), Infinity)
    const card = deck.pop() ?? ''
    decks.set(name, deck)
    return card
  }
  return (author: Author, type: 'buy' | 'sell', commodity: Pick<Commodity, 'id' | 'categoryId'>): string => {
    const stock = stocks[author.lang]
    const kind = kindOf.get(commodity.id) ?? kindOfCategory[commodity.categoryId] ?? 'vegetable'
    const grower = author.type === 'farmer' || author.type === 'fpo'
    const goods = () => deal(`${author.lang} ${type} ${kind}`, () => stock[type][kind])
    const terms = () =>
      type === 'buy'
        ? deal(`${author.lang} buy`, () => stock.buyTerms)
        : deal(`${author.lang} sell ${grower}`, () => [
            ...stock.sellTerms,
            ...(grower ? stock.farmTerms : stock.storeTerms),
          ])
    const length = random.next()
    if (length < 0.08) return ''
    if (type === 'sell' && !grower && homegrown.has(kind)) return length < 0.4 ? terms() : `${terms()} ${terms()}`
    if (length < 0.3) return goods()
    if (length < 0.4) return terms()
    if (length < 0.85) return `${goods()} ${terms()}`
    return `${goods()} ${terms()} ${terms()}`
  }
}

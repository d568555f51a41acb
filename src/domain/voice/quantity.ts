import { tokensOf, type Token, type UnitName } from './number-words.ts'

export type SpokenQuantity = { amount: number; unit: UnitName | undefined }

const KG: Record<UnitName, number> = { kg: 1, quintal: 100, ton: 1_000 }

/** A text has several meanings, or none. */
class Unclear extends Error {}
const unclear = (): never => {
  throw new Unclear()
}

/** साढ़े तीन सौ किलो, अडीच क्विंटल, 350 kg (§voice.5); undefined if unclear: दो तीन सौ, सौ डेढ़ सौ */
export function spokenQuantity(text: string): SpokenQuantity | undefined {
  const tokens = tokensOf(text)?.filter(({ kind }) => kind !== 'around')
  if (!tokens?.length) return undefined
  try {
    return quantityOf(new Reader(tokens))
  } catch (error) {
    if (error instanceof Unclear) return undefined
    throw error
  }
}

function quantityOf(reader: Reader): SpokenQuantity {
  const amount = numberIn(reader)
  const unit = unitIn(reader)
  if (!unit && !reader.isAtEnd) unclear()
  if (!unit || reader.isAtEnd) return toQuantity(amount, unit)
  // Example: दो क्विंटल पचास किलो
  const more = numberIn(reader)
  const smaller = unitIn(reader) ?? unclear()
  if (!reader.isAtEnd || !Number.isInteger(amount) || more * KG[smaller] >= KG[unit]) unclear()
  return { amount: tidy(amount * KG[unit] + more * KG[smaller]), unit: 'kg' }
}

/** Changes the unit of an amount below 1, which a form doesn't take: half a quintal is 50 kg. */
const toQuantity = (amount: number, unit: UnitName | undefined): SpokenQuantity =>
  unit && amount < 1 ? { amount: tidy(amount * KG[unit]), unit: 'kg' } : { amount: tidy(amount), unit }
const tidy = (amount: number) => Math.round(amount * 1_000_000) / 1_000_000

function unitIn(reader: Reader): UnitName | undefined {
  // Examples: half a quintal, a quarter of a ton
  const isJoined = [reader.take('of'), reader.take('a')].some(Boolean)
  const isMetric = reader.take('metric')
  const unit = reader.take('unit')?.unit
  if ((isMetric && unit !== 'ton') || (isJoined && !unit)) unclear()
  return unit
}

const NUMBERS = ['number', 'tens', 'scale', 'about', 'fraction', 'and'] as const

/** Reads groups in descending order: लाख, हज़ार, सौ, then the rest below a hundred. */
function numberIn(reader: Reader): number {
  const alone = reader.take('scale')?.value
  // "हज़ार पाँच सौ" may mean 1,500, or "a thousand or five hundred".
  if (alone !== undefined) return reader.is(...NUMBERS) ? unclear() : alone
  let total = 0
  let before = Infinity
  for (;;) {
    const isFirst = before === Infinity
    if (!isFirst && reader.take('and') && !reader.is('number', 'tens')) unclear()
    const counted = countIn(reader)
    if (!counted) return isFirst ? unclear() : total
    const scale = reader.take('scale')?.value
    const value = scale === undefined ? counted.value : scaled(counted, scale)
    // A group must be less than one unit of the previous group.
    if (value >= before || (value === 0 && !isFirst)) unclear()
    if (!isFirst && scale === undefined && counted.isPart && !counted.isExplicit) unclear()
    total += value
    // Nothing may follow a fraction.
    if (scale === undefined || counted.isPart) return total
    before = scale
  }
}

function scaled({ value, isPart }: Count, scale: number): number {
  const most = scale === 100 ? 100 : 1_000
  return value < most && (isPart || value >= 1) ? value * scale : unclear()
}

/** `isPart`: no integer. `isExplicit`: a fraction with its number (साढ़े तीन), which may also follow hundreds. */
type Count = { value: number; isPart: boolean; isExplicit?: boolean }

/** Reads a number without its scale: पच्चीस, साढ़े तीन, डेढ़, 3.5, two and a half. */
function countIn(reader: Reader): Count | undefined {
  const about = reader.take('about')?.value
  if (about !== undefined) {
    const number = reader.take('number')?.value
    if (number !== undefined) {
      if (!Number.isInteger(number) || number < 1) unclear()
      return { value: number + about, isPart: true, isExplicit: true }
    }
    // सवा before सौ or क्विंटल means one and a quarter.
    return about === 0.25 ? { value: 1 + about, isPart: true } : unclear()
  }
  const fraction = reader.take('fraction')?.value ?? partIn(reader)
  if (fraction !== undefined) return { value: fraction, isPart: true }

  const number = cardinalIn(reader)
  if (number === undefined) return undefined
  if (reader.take('point')) {
    if (!Number.isInteger(number)) unclear()
    return { value: Number(`${number}.${decimalsIn(reader)}`), isPart: true }
  }
  const mark = reader.at
  if (reader.take('and')) {
    const more = partIn(reader)
    if (more !== undefined) return { value: number + more, isPart: true }
    reader.at = mark
  }
  return { value: number, isPart: !Number.isInteger(number) }
}

function cardinalIn(reader: Reader): number | undefined {
  const mark = reader.at
  // Example: a hundred
  if (reader.take('a') && reader.is('scale', 'unit', 'metric')) return 1
  reader.at = mark
  const tens = reader.take('tens')?.value
  const number = reader.take('number')
  if (tens === undefined || !number) return tens ?? number?.value
  return number.value >= 1 && number.value <= 9 ? tens + number.value : unclear()
}

/** Reads half, a half, a quarter, or three quarters. */
function partIn(reader: Reader): number | undefined {
  const mark = reader.at
  reader.take('a')
  if (reader.take('half')) return 0.5
  if (reader.take('quarter')) return 0.25
  const many = reader.take('number')?.value
  if (many !== undefined && reader.take('quarter')) return many === 1 || many === 3 ? many / 4 : unclear()
  reader.at = mark
  return undefined
}

/** Reads decimals: दशमलव पाँच, point two five, point 25. */
function decimalsIn(reader: Reader): string {
  const said: number[] = []
  while (reader.is('number', 'tens')) said.push(cardinalIn(reader)!)
  const isClear = said.length === 1 ? Number.isInteger(said[0]) : said.every((digit) => digit <= 9)
  return said.length > 0 && isClear ? said.join('') : unclear()
}

class Reader {
  at = 0
  private readonly tokens: readonly Token[]
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }
  get isAtEnd() {
    return this.at >= this.tokens.length
  }
  is(...kinds: Token['kind'][]) {
    const token = this.tokens[this.at]
    return token !== undefined && kinds.includes(token.kind)
  }
  take<Kind extends Token['kind']>(kind: Kind): Extract<Token, { kind: Kind }> | undefined {
    const token = this.tokens[this.at]
    if (token?.kind !== kind) return undefined
    this.at++
    return token as Extract<Token, { kind: Kind }>
  }
}

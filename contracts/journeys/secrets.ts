import { Broken, type Reply } from './journey.ts'

/** What a reply must not contain: numbers in any grouping, script or encoding, texts in any case. */
export type Secrets = { numbers?: readonly string[]; texts?: readonly (string | null | undefined)[] }

/** Fails if any part of a reply, including its headers, contains one of the secrets. */
export function expectSecret(reply: Reply<unknown>, { numbers = [], texts = [] }: Secrets, whose: string): void {
  const values = [
    ...valuesOf(parsed(reply.text)),
    ...[...reply.headers].map(([name, text]) => ({ at: `header ${name}`, text })),
  ]
  const words = texts.filter((text): text is string => typeof text === 'string' && text.trim().length >= 4)
  for (const { at, text } of values) {
    const number = numbers.find((one) => saysNumber(text, one))
    const word = words.find((one) => readings(text).some((reading) => plain(reading).includes(plain(one))))
    const found = number ?? word
    if (found !== undefined)
      throw new Broken(reply.operation, reply.status, `\`${at}\` carries ${whose}: ${text.slice(0, 80)}`, at)
  }
}

/** Minimum number of equal digits that can't be a coincidence. */
const TELLING_DIGITS = 8

function saysNumber(text: string, number: string): boolean {
  return readings(text).some((reading) => {
    const digits = latinDigits(reading).replaceAll(/\D/g, '')
    const least = Math.min(TELLING_DIGITS, number.length)
    for (let start = 0; start + least <= number.length; start++)
      if (digits.includes(number.slice(start, start + least))) return true
    return false
  })
}

/** A text as it is, reversed, and decoded from percent-encoding, base64 and hexadecimal. */
function readings(text: string): string[] {
  const runs = [...text.matchAll(/[A-Za-z0-9+/_-]{8,}={0,2}/g)].map(([run]) => run)
  return [
    text,
    Array.from(text).reverse().join(''),
    unescaped(text),
    ...runs.map((run) => Buffer.from(run, 'base64').toString('latin1')),
    ...runs.filter((run) => /^([0-9a-f]{2}){6,}$/i.test(run)).map((run) => Buffer.from(run, 'hex').toString('latin1')),
  ]
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')
/** Zeros of India's scripts and of Arabic. NFKC converts the full-width and mathematical digits. */
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0]
const latinDigits = (text: string) =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const zero = ZEROS.find((one) => digit.codePointAt(0)! - one >= 0 && digit.codePointAt(0)! - one < 10)
    return zero === undefined ? digit : String(digit.codePointAt(0)! - zero)
  })

type Value = { at: string; text: string }

/** All texts and numbers with their location; neighbours in an object or list also as one joined text. */
function valuesOf(node: unknown, at = '$'): Value[] {
  if (typeof node !== 'object' || node === null) return [{ at, text: String(node) }]
  const parts = Object.entries(node).map(([key, value]) => {
    const name = Array.isArray(node) ? `${at}[${key}]` : `${at}.${key}`
    return { name, key, value: value as unknown }
  })
  const leaves = parts.filter(({ value }) => typeof value === 'string' || typeof value === 'number')
  const pairs = leaves
    .slice(1)
    .map(({ name, value }, index) => ({ at: name, text: `${leaves[index]!.value as string}${value as string}` }))
  return [
    ...parts.flatMap(({ name, value }) => valuesOf(value, name)),
    ...parts.map(({ name, key }) => ({ at: name, text: key })),
    ...pairs,
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

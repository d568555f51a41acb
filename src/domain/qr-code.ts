/**
 * QR codes (ISO/IEC 18004) for short addresses: byte mode, error correction M (15 % may be covered), versions 1 to 10,
 * which is up to 213 bytes. Written here because a link of the owner's must be drawn wherever it changes, and this much of
 * the standard is small.
 */
const ECC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const QUIET_ZONE = 4
const WORST = Number.POSITIVE_INFINITY

/** Modules of a version that are neither finder, timing, alignment, format nor version. */
function dataModules(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2
  const all = (16 * version + 128) * version + 64
  if (version === 1) return all
  return all - (25 * alignments - 10) * alignments + 55 - (version >= 7 ? 36 : 0)
}

/** Multiplication in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a)
  return product
}

/** The Reed–Solomon check bytes of a block. */
function checkBytes(data: number[], degree: number): number[] {
  const divisor = Array.from({ length: degree }, (_, index) => Number(index === degree - 1))
  for (let step = 0, root = 1; step < degree; step++, root = multiply(root, 2))
    for (let index = 0; index < degree; index++)
      divisor[index] = multiply(divisor[index]!, root) ^ (divisor[index + 1] ?? 0)
  const rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    divisor.forEach((value, index) => (rest[index]! ^= multiply(value, factor)))
  }
  return rest
}

/** Mode, length, text and filling, cut into blocks with their check bytes, interleaved. */
function codewords(text: string): { version: number; bytes: number[] } {
  const content = [...new TextEncoder().encode(text)]
  const capacity = (version: number) => (dataModules(version) >> 3) - ECC_PER_BLOCK[version - 1]! * BLOCKS[version - 1]!
  const lengthBits = (version: number) => (version < 10 ? 8 : 16)
  const version = BLOCKS.findIndex((_, at) => 4 + lengthBits(at + 1) + content.length * 8 <= capacity(at + 1) * 8) + 1
  if (version === 0) throw new Error('too long for a QR code')

  let bits = '0100' + content.length.toString(2).padStart(lengthBits(version), '0')
  bits += content.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  bits = bits.padEnd(Math.min(bits.length + 4, capacity(version) * 8), '0')
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')
  const data = bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2))
  for (let filler = 0xec; data.length < capacity(version); filler ^= 0xec ^ 0x11) data.push(filler)

  const count = BLOCKS[version - 1]!
  const short = Math.floor(data.length / count)
  const longer = data.length % count // the last blocks have a byte more
  const blocks = Array.from({ length: count }, (_, block) => {
    const start = block * short + Math.max(0, block - (count - longer))
    return data.slice(start, start + short + (block >= count - longer ? 1 : 0))
  })
  const checks = blocks.map((block) => checkBytes(block, ECC_PER_BLOCK[version - 1]!))
  const interleaved = (parts: number[][]) =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, index) =>
      parts.flatMap((part) => part[index] ?? []),
    ).flat()
  return { version, bytes: [...interleaved(blocks), ...interleaved(checks)] }
}

const masks: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** @returns rows of modules, true is dark, without the quiet zone */
export function qrModules(text: string): boolean[][] {
  const { version, bytes } = codewords(text)
  const size = version * 4 + 17
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const fixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const put = (x: number, y: number, value: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    dark[y]![x] = value
    fixed[y]![x] = true
  }
  const square = (cx: number, cy: number, radius: number, isDark: (distance: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) put(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }

  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0)
    put(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (d) => d !== 2 && d !== 4)
  const alignments = alignmentsOf(version, size)
  for (const [row, y] of alignments.entries())
    for (const [column, x] of alignments.entries()) {
      const last = alignments.length - 1
      const onFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0)
      if (!onFinder) square(x, y, 2, (distance) => distance !== 1)
    }
  if (version >= 7) {
    let rest = version
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
    for (let at = 0; at < 18; at++) {
      const bit = ((((version << 12) | rest) >> at) & 1) === 1
      put(size - 11 + (at % 3), Math.floor(at / 3), bit)
      put(Math.floor(at / 3), size - 11 + (at % 3), bit)
    }
  }
  format(0) // keeps its place free

  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y]![x] || bit >= bytes.length * 8) continue
        dark[y]![x] = ((bytes[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1
        bit++
      }
    }
  }

  let best = { mask: 0, penalty: WORST }
  for (const mask of masks.keys()) {
    apply(mask)
    const found = penalty(dark)
    if (found < best.penalty) best = { mask, penalty: found }
    apply(mask) // the same again takes it off
  }
  apply(best.mask)
  return dark

  function apply(mask: number) {
    format(mask)
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) if (!fixed[y]![x] && masks[mask]!(x, y) === 0) dark[y]![x] = !dark[y]![x]
  }

  /** Level M has the bits 00, so that the mask's number is all there is. */
  function format(mask: number) {
    let rest = mask
    for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
    const bits = ((mask << 10) | rest) ^ 0x5412
    const at = (index: number) => ((bits >> index) & 1) === 1
    for (let index = 0; index <= 5; index++) put(8, index, at(index))
    put(8, 7, at(6))
    put(8, 8, at(7))
    put(7, 8, at(8))
    for (let index = 9; index < 15; index++) put(14 - index, 8, at(index))
    for (let index = 0; index < 8; index++) put(size - 1 - index, 8, at(index))
    for (let index = 8; index < 15; index++) put(8, size - 15 + index, at(index))
    put(8, size - 8, true)
  }
}

function alignmentsOf(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const later = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step)
  return [6, ...later.reverse()]
}

/** How hard a pattern is to read: long runs, blocks, what looks like a finder, and an uneven share of dark. */
function penalty(dark: boolean[][]): number {
  const size = dark.length
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))].map((line) =>
    line.map((module) => (module ? '1' : '0')).join(''),
  )
  let sum = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (let at = 0; at + 11 <= size; at++)
      if (['10111010000', '00001011101'].includes(line.slice(at, at + 11))) sum += 40
  }
  let share = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (dark[y]![x]) share++
      const block = dark[y]![x]
      if (
        x + 1 < size &&
        y + 1 < size &&
        [dark[y]![x + 1], dark[y + 1]![x], dark[y + 1]![x + 1]].every((m) => m === block)
      )
        sum += 3
    }
  return sum + Math.floor(Math.abs((share * 20) / (size * size) - 10)) * 10
}

/** A picture of the code, dark on white in every theme, for the `src` of an `img`. */
export function qrPicture(text: string): string {
  const rows = qrModules(text)
  const side = rows.length + 2 * QUIET_ZONE
  const path = rows.flatMap((row, y) =>
    row.flatMap((module, x) => (module ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
  )
  /* oxlint-disable lingui/no-unlocalized-strings -- a picture, not a text */
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

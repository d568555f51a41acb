import { describe, expect, test } from 'vitest'
import { dark, light, PRESSED, type Palette } from '../../src/ui/theme/palette.ts'
import { proves } from '../proves.ts'

/** Relative luminance as defined by WCAG 2.2. */
function luminance(hex: string, grey = 0): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = (Number.parseInt(hex.slice(at, at + 2), 16) * (1 - grey) + 128 * grey) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
/** `grey`: how much of grey lies over the ground. */
function contrast(ink: string, ground: string, grey = 0): number {
  const [high, low] = [luminance(ink), luminance(ground, grey)].sort((x, y) => y - x)
  return (high! + 0.05) / (low! + 0.05)
}

type Pair = [keyof Palette, keyof Palette]
const grounds = ['ground', 'surface', 'tint'] as const
const texts: Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['text', ground],
    ['muted', ground],
    ['leaf', ground],
  ]),
  ['leafHover', 'surface'],
  ['danger', 'ground'],
  ['danger', 'surface'],
  ['danger', 'dangerTint'],
  ['text', 'dangerTint'],
  ['muted', 'dangerTint'],
  ['onLeaf', 'leaf'],
  ['onLeaf', 'leafHover'],
  ['onMarigold', 'marigold'],
  ['onMarigold', 'marigoldHover'],
  ['onBuy', 'buy'],
  ['onSell', 'sell'],
  ['onWarning', 'warning'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onHeader', 'headerSurface'],
  ['onHeader', 'headerSurfaceHover'],
  ['onHeaderMuted', 'headerSurface'],
]
const shapes: Pair[] = [
  ...grounds.map((ground): Pair => ['border', ground]),
  ...grounds.map((ground): Pair => ['focus', ground]),
  ['focus', 'dangerTint'],
  ['danger', 'surface'],
  ['onHeaderMuted', 'headerSurface'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_name, palette) => {
  test.each(texts)('text %s on %s passes 7:1, pressed too', proves('check 2'), (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(7)
    expect(contrast(palette[ink], palette[ground], PRESSED)).toBeGreaterThanOrEqual(7)
  })
  test.each(shapes)('shape %s on %s passes 3:1', proves('check 3'), (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(3)
  })
})

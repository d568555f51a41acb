import { expect, test } from 'vitest'
import { MOST_SUGGESTIONS, suggestions } from '../../src/features/home/suggestions.ts'

const rows = (...names: string[]) => names.map((name) => ({ name }))
const names = (found: { name: string }[]) => found.map(({ name }) => name)

test('nothing typed suggests nothing', () => {
  expect(suggestions(rows('Onion'), '')).toEqual([])
  expect(suggestions(rows('Onion'), '   ')).toEqual([])
})

test('what begins with the text comes before what has it inside', () => {
  expect(names(suggestions(rows('Green Chilli', 'Chilli Red', 'Chikoo'), 'chi'))).toEqual([
    'Chilli Red',
    'Chikoo',
    'Green Chilli',
  ])
})

test('case and surrounding spaces make no difference', () => {
  expect(names(suggestions(rows('Onion'), ' ONI '))).toEqual(['Onion'])
})

test('Devanagari is found however a nasal or a nukta is written', () => {
  expect(names(suggestions(rows('मूंग'), 'मूँग'))).toEqual(['मूंग'])
  expect(names(suggestions(rows('हिन्दी'), 'हिंदी'))).toEqual(['हिन्दी'])
  expect(names(suggestions(rows('मेथी (सब्ज़ी)'), 'सब्जी'))).toEqual(['मेथी (सब्ज़ी)'])
})

test(`at most ${MOST_SUGGESTIONS}`, () => {
  expect(suggestions(rows(...Array.from({ length: 40 }, (_, n) => `Crop ${n}`)), 'crop')).toHaveLength(8)
})

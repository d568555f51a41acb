import { expect, test } from 'vitest'
import { csv } from '../../../src/domain/csv.ts'

const line = (...fields: Parameters<typeof csv>[0][number]) => csv([fields]).slice(1)

test('begins with the mark that makes Excel read UTF-8, ends each line with CRLF', () => {
  expect(csv([['प्याज', 12.5], ['x']])).toBe('\uFEFFप्याज,12.5\r\nx\r\n')
})

test('commas, quotes and line ends are quoted', () => {
  expect(line('a,b', 'say "yes"', 'two\nlines', 'plain')).toBe('"a,b","say ""yes""","two\nlines",plain\r\n')
})

test('nothing stays nothing', () => {
  expect(line(null, undefined, '', NaN, 0)).toBe(',,,,0\r\n')
})

test.each([
  '=1+1',
  '+91',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1+1',
  '＝1+1',
  '\u200b=1',
  '\0=1+1',
  '=HYPERLINK("http://evil.example","click")',
  '|cmd',
])('%j is not run as a formula', (text) => {
  expect(line(text)).toMatch(/^"'/)
})

test('numbers are numbers, a minus included', () => {
  expect(line(-5, 1.25)).toBe('-5,1.25\r\n')
})

test('names of markets stay as they are', () => {
  expect(line('Gondal(Veg.market Gondal) APMC', '147 Average', '(Red Nanital)')).toBe(
    'Gondal(Veg.market Gondal) APMC,147 Average,(Red Nanital)\r\n',
  )
})

import { expect, test } from 'vitest'
import { csv } from '../../../src/domain/csv.ts'

const line = (...fields: Parameters<typeof csv>[0][number]) => csv([fields]).slice(1)

test('begins with the mark that makes Excel read UTF-8, ends each line with CRLF', () => {
  expect(csv([['प्याज', 12.5], ['x']])).toBe('\uFEFFप्याज,12.5\r\nx\r\n')
})

test.each<[string, Parameters<typeof line>, string]>([
  ['commas, quotes and line ends are quoted', ['a,b', 'say "yes"', 'two\nlines'], '"a,b","say ""yes""","two\nlines"'],
  ['nothing stays nothing', [null, undefined, '', NaN, 0], ',,,,0'],
  ['numbers are numbers, a minus included', [-5, 1.25], '-5,1.25'],
  ['names stay as they are', ['Gondal(Veg.market)', '147 Average', '(Red)'], 'Gondal(Veg.market),147 Average,(Red)'],
])('%s', (_, fields, written) => expect(line(...fields)).toBe(`${written}\r\n`))

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

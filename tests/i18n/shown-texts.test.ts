import { expect, test } from 'vitest'
import { shownIn } from '../../e2e/look/texts.ts'

const on = (source: string, locale: string, ...texts: string[]) =>
  shownIn(locale, new Map([['a page', texts]])).find((message) => message.source === source)?.on

test.each([
  ['My enquiries', 'मेरे प्रस्ताव', ['a page']],
  ['See contact for {price}', '₹10 में संपर्क देखें', ['a page']],
  ['{count, plural, one {# enquiry} other {# enquiries}}', '12 प्रस्ताव', ['a page']],
  ['<strong>{price}</strong> per kg', '₹42 प्रति किलो', ['a page']],
  ['My enquiries', 'मेरे प्रस्ताव और', []],
])('the index of texts: %s stands where %s is', (source, text, expected) => {
  expect(on(source, 'hi', text)).toEqual(expected)
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailto } from '../../../src/features/support/SupportPage.tsx'
import { proves } from '../../proves.ts'

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('a\r\nBcc: x@y.z', '&bcc=x@y.z', '?cc=x', '#', '\ud800', 'x\udc00y', '%0d%0aBcc:a@b.c', '\u2028'),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
)

test('any input gives a mail with one subject line and one body only', proves('case 6'), () => {
  fc.assert(
    fc.property(hostile, hostile, (subject, body) => {
      const address = mailto({ to: 'help@krishivyapar.example', subject, body })
      expect(address).toMatch(/^mailto:help@krishivyapar\.example\?subject=[^\s&#?]*&body=[^\s&#?]*$/)
      const fields = [...new URL(address).searchParams]
      expect(fields.map(([name]) => name)).toEqual(['subject', 'body'])
      // oxlint-disable-next-line no-control-regex -- what must not be there
      expect(fields[0]![1]).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029]/)
    }),
    { numRuns: 20_000 },
  )
})

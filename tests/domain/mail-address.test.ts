import { expect, test } from 'vitest'
import { mailAddress } from '../../src/domain/business/PhoneLinks.tsx'

test.each([
  ['asha@example.in', 'mailto:asha@example.in'],
  ['a@b.in?bcc=all@b.in&body=x', 'mailto:a@b.in%3Fbcc%3Dall%40b.in%26body%3Dx'],
  ['a@b.in\r\nBcc: c@d.in', 'mailto:a@b.in%0D%0ABcc%3A%20c%40d.in'],
])('%j becomes %s', (email, address) => {
  expect(mailAddress(email)).toBe(address)
})

test('an address with half an emoji, which a server may send, doesn’t crash the page', () => {
  expect(mailAddress('anita\uD83C@example.com')).toBe('mailto:anita%EF%BF%BD@example.com')
})

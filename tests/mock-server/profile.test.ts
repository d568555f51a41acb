import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '../../mock-server/uploads.ts'
import { startMock } from './mock.ts'
import { inEveryLanguage, newMobile, signInByOtp, visitor, type Person } from './person.ts'

const PROFILE = '/api/mobile/v1/user-profile/'
const EDIT = '/api/mobile/v1/edit-user-profile/'
const DELETION = '/api/auth/request-deletion/'
const large = new File(['GIF89a', Buffer.alloc(MAX_UPLOAD_BYTES)], 'me.gif')
const gif = new File(['GIF89a', new Uint8Array([0, 255, 13, 10])], 'me.gif')

let mobile: string
let person: Person
const mock = await startMock()
afterAll(() => expect(mock.log).toEqual([]))
beforeEach(async () => {
  mobile = newMobile()
  person = await signInByOtp(mock, mobile)
})

describe('getUserProfile', () => {
  test.each([
    ['9876500015', { business: { can_view_contact: false }, is_premium: false }],
    ['9876500021', { business: { can_view_contact: true }, is_premium: true }],
  ])('of the demo user %s', async (number, expected) => {
    expect((await (await signInByOtp(mock, number)).get(PROFILE)).body).toMatchObject(expected)
  })

  test('answers for everybody in the seed', async () => {
    const people = mock.rows('SELECT mobile FROM user')
    expect(people.length).toBeGreaterThan(300)
    for (const { mobile } of people) {
      const { status, body } = await visitor(mock, mock.tokenOf(String(mobile))).get(PROFILE)
      expect(status, `${String(mobile)}: ${JSON.stringify(body)}`).toBe(200)
    }
  })

  test('follows the language of the sign-in', async () => {
    const anybody = visitor(mock)
    await anybody.post('/api/auth/request-otp/', { mobile })
    await anybody.post('/api/auth/verify-otp/', { mobile, otp: '123456' }, 'mr')
    expect((await person.get(PROFILE)).body).toMatchObject({ user: { preferred_language: 'marathi' } })
  })
})

describe('editUserProfile', () => {
  const user = async () => (await person.get(PROFILE)).body['user'] as Record<string, unknown>

  test('leaves an e-mail address that isn’t sent unchanged, and removes it for an empty text', async () => {
    await person.send(EDIT, { full_name: 'Anita', email: 'anita@example.com' })
    await person.send(EDIT, { full_name: 'Anita' })
    expect(await user()).toMatchObject({ email: 'anita@example.com' })
    await person.send(EDIT, { full_name: 'Anita', email: '' })
    expect(await user()).toMatchObject({ email: null })
  })

  test('stores the picture byte for byte, and a new one in its place', async () => {
    await person.send(EDIT, { full_name: 'Anita', profile_picture: gif })
    const { profile_picture: first } = await user()
    const response = await mock.fetch(new Request(`http://mock.test${String(first)}`))
    expect(response.headers.get('content-type')).toBe('image/gif')
    expect(await response.bytes()).toEqual(await gif.bytes())

    const png = new File(['\x89PNG\r\n\x1a\n'.split('').map((c) => new Uint8Array([c.charCodeAt(0)]))].flat(), 'me.PNG')
    await person.send(EDIT, { full_name: 'Anita', profile_picture: png })
    const { profile_picture: second } = await user()
    expect(second).not.toBe(first)
    expect((await mock.fetch(new Request(`http://mock.test${String(first)}`))).status).toBe(404)

    await person.send(EDIT, { full_name: 'Anita', profile_picture: '' })
    expect(await user()).toMatchObject({ profile_picture: second })
  })

  test('renames the owner of the business, which a search finds by what the reply shows only', async () => {
    const demo = await signInByOtp(mock, '9876500015')
    await demo.send(EDIT, { full_name: 'Anjali Verma' })
    const found = async (who: Person, search: string) =>
      (await who.get(`/api/mobile/v1/buyers/?search=${encodeURIComponent(search)}`)).body['results']
    expect(await found(person, 'Anjali Verma')).toEqual([])
    expect(await found(person, 'Sharma Trading Indore')).toMatchObject([{ business: { user_name: null } }])
    expect(await found(demo, 'Sharma Trading')).toMatchObject([{ business: { user_name: 'Anjali Verma' } }])
  })

  test.each([
    ['full_name', { full_name: '  ' }],
    ['profile_picture', { full_name: 'Anita', profile_picture: new File(['<svg/>'], 'me.png') }],
    ['profile_picture', { full_name: 'Anita', profile_picture: new File(['%PDF-1.4'], 'me.pdf') }],
  ])('refuses a bad %s', async (field, sent) => {
    expect(await person.send(EDIT, sent)).toMatchObject({
      status: 400,
      body: { error: 'invalid', errors: { [field]: [expect.any(String)] } },
    })
    expect(await user()).toMatchObject({ full_name: '', email: null, profile_picture: null })
  })

  test.each([
    ['no picture', new File(['<svg/>'], 'me.svg'), 'Invalid file type. Please select an image.'],
    ['too large', large, 'File too large. Please select an image under 5MB.'],
  ])('says in every language that a file is %s', async (_, file, english) => {
    const said = await inEveryLanguage(
      (lang) => person.send(EDIT, { full_name: 'Anita', profile_picture: file }, lang),
      (answer) => (answer['errors'] as Record<string, string[]>)['profile_picture']?.[0],
    )
    expect(said[0]).toBe(english)
  })
})

describe('requestAccountDeletion', () => {
  test('stores the reason, the newest in place of the older, and the account goes on', async () => {
    const [english] = await inEveryLanguage(
      (lang) => person.post(DELETION, { reason: `कारण ${lang}` }, lang),
      (answer) => answer['message'],
    )
    expect(english).toMatch(/4 to 5 working days/)
    const ofPerson = 'SELECT reason FROM deletion_request JOIN user ON user.id = user_id WHERE mobile = ?'
    expect(mock.rows(ofPerson, mobile)).toEqual([{ reason: 'कारण mr' }])
    expect((await person.get(PROFILE)).status).toBe(200)
  })
})
